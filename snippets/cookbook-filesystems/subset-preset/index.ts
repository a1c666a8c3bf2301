import { dag, Directory, func, object } from "@dagger.io/dagger"

// Define each selection once, so functions can't disagree.
const program = ["go.mod", "go.sum", "**/*.go"]
const tests = ["**/*_test.go", "**/testdata"]

@object()
export class Bookshop {
  /** Return the files that end up in the binary. */
  @func()
  programFiles(source: Directory): Directory {
    return dag.directory().withDirectory("/", source, { include: program, exclude: tests })
  }

  /** Return the test files. */
  @func()
  testFiles(source: Directory): Directory {
    return dag.directory().withDirectory("/", source, { include: tests })
  }
}
