import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Returns the container with two cache volumes mounted. */
function goCaches(container: Container): Container {
  return container
    .withMountedCache("/go/pkg/mod", dag.cacheVolume("bookshop-modules"))
    .withMountedCache("/root/.cache/go-build", dag.cacheVolume("bookshop-build"))
}

@object()
export class Bookshop {
  /** Run the tests, reusing what earlier runs downloaded and compiled. */
  @func()
  async test(source: Directory): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        // Calls goCaches on the container, so the chain reads from top to bottom.
        .with(goCaches)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "test", "./..."])
        .stdout()
    )
  }
}
