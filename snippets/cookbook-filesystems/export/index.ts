import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return the coverage data and an HTML report. */
  @func()
  coverage(source: Directory): Directory {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        // The commands below don't create the directory themselves.
        .withDirectory("/out", dag.directory())
        .withExec(["go", "test", "-coverprofile=/out/cover.txt", "./..."])
        .withExec(["go", "tool", "cover", "-html=/out/cover.txt", "-o=/out/index.html"])
        .directory("/out")
    )
  }

  /** Return only the HTML report. */
  @func()
  coveragePage(source: Directory): File {
    return this.coverage(source).file("index.html")
  }
}
