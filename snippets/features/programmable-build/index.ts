import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the unit tests and return what they print. */
  @func()
  async test(source: Directory): Promise<string> {
    return this.workbench(source).withExec(["go", "test", "./..."]).stdout()
  }

  /** Compile the service. */
  @func()
  build(source: Directory): File {
    return this.workbench(source)
      .withExec(["go", "build", "-o", "/out/bookshop", "."])
      .file("/out/bookshop")
  }

  /** Package the compiled service without the compiler. */
  @func()
  image(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withFile("/usr/local/bin/bookshop", this.build(source))
      .withEntrypoint(["bookshop"])
  }

  // Shared by the functions above. Without a decorator, it's hidden from callers.
  private workbench(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
  }
}
