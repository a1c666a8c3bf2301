import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop, and cache what Go downloads and compiles. */
  @func()
  compile(source: Directory): File {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        // Downloaded modules.
        .withMountedCache("/go/pkg/mod", dag.cacheVolume("bookshop-go-modules"))
        // Compiled packages.
        .withMountedCache("/root/.cache/go-build", dag.cacheVolume("bookshop-go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
    )
  }
}
