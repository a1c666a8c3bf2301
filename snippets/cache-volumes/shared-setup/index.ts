import { type Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the service's tests. */
  @func()
  async test(source: Directory): Promise<string> {
    return this.goTools(source).withExec(["go", "test", "./..."]).stdout()
  }

  /** Report suspicious code. */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.goTools(source).withExec(["go", "vet", "./..."]).stderr()
  }

  // Both functions start here, so they share the same two volumes.
  private goTools(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withMountedCache("/go/pkg/mod", dag.cacheVolume("bookshop-go-modules"))
      .withMountedCache(
        "/root/.cache/go-build",
        dag.cacheVolume("bookshop-go-build"),
      )
      .withDirectory("/src", source)
      .withWorkdir("/src")
  }
}
