import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build an image with the compiled shop, but no compiler. */
  @func()
  image(source: Directory): Container {
    // First container: has the compiler and isn't published.
    const program = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
      .withExec(["go", "build", "-o", "/out/bookshop", "."])
      .file("/out/bookshop")

    // Second container: takes one file from the first.
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withFile("/usr/local/bin/bookshop", program)
        .withUser("nobody")
        .withExposedPort(8080)
        // The command that "docker run" and Container.asService start.
        .withDefaultArgs(["bookshop"])
    )
  }
}
