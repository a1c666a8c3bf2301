import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Give the data of the test run and a page to read it. */
  @func()
  coverage(source: Directory): Directory {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        // The commands below do not create the folder themselves.
        .withDirectory("/out", dag.directory())
        .withExec(["go", "test", "-coverprofile=/out/cover.txt", "./..."])
        .withExec(["go", "tool", "cover", "-html=/out/cover.txt", "-o=/out/index.html"])
        .directory("/out")
    )
  }

  /** Give the page alone. */
  @func()
  coveragePage(source: Directory): File {
    return this.coverage(source).file("index.html")
  }
}
