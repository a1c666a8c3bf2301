import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the service, and keep Go's downloads and compiled packages for the next run. */
  @func()
  build(
    // Changes to ignored files don't invalidate the build.
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "**/*.md"] })
    source: Directory,
  ): File {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        // One volume per cache, named after the project so that other projects don't share it.
        .withMountedCache("/go/pkg/mod", dag.cacheVolume("bookshop-go-modules"))
        .withMountedCache("/root/.cache/go-build", dag.cacheVolume("bookshop-go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
    )
  }
}
