import { dag, Directory, func, object } from "@dagger.io/dagger"

// One name for each choice, so that functions cannot disagree.
const program = ["go.mod", "go.sum", "**/*.go"]
const tests = ["**/*_test.go", "**/testdata"]

@object()
export class Bookshop {
  /** Give the files that end up in the binary. */
  @func()
  programFiles(source: Directory): Directory {
    return dag.directory().withDirectory("/", source, { include: program, exclude: tests })
  }

  /** Give the files of the tests. */
  @func()
  testFiles(source: Directory): Directory {
    return dag.directory().withDirectory("/", source, { include: tests })
  }
}
