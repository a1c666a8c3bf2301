import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Make an image, but only if the tests pass. */
  @func()
  build(source: Directory): Container {
    const builder = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .withExec(["go", "build", "-o", "/bookshop", "."])

    const image = dag.container().from("alpine:3.22").withExposedPort(8080)
    return image
      .withFile("/bookshop", builder.file("/bookshop"))
      .withDefaultArgs(["/bookshop"])
  }
}
