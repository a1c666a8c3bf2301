import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the service and keep what Go downloads and compiles between runs. */
  @func()
  build(
    // Excluded files can't invalidate anything below.
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "**/*.md"] })
    source: Directory,
  ): File {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        // One volume per tool; the key's project name keeps others out.
        .withMountedCache("/go/pkg/mod", dag.cacheVolume("bookshop-go-modules"))
        .withMountedCache("/root/.cache/go-build", dag.cacheVolume("bookshop-go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
    )
  }
}
