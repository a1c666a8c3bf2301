import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop and return a file. */
  @func()
  build(source: Directory): File {
    const build = ["go", "build", "-o", "/bookshop"]
    return this.tools(source).withExec(build).file("/bookshop")
  }

  /** Return the compiled shop's size in bytes, as a number. */
  @func()
  async size(source: Directory): Promise<number> {
    return this.build(source).size()
  }

  /** Return the test files' paths as a list of strings. */
  @func()
  async testFiles(source: Directory): Promise<string[]> {
    return source.glob("**/*_test.go")
  }

  /** Fail if the code has mistakes, and return nothing otherwise. */
  @func()
  async vet(source: Directory): Promise<void> {
    await this.tools(source).withExec(["go", "vet", "./..."]).sync()
  }

  // Without the decorator, this isn't one of the module's functions.
  private tools(source: Directory): Container {
    return dag.container().from("golang:1.25-alpine")
      .withDirectory("/src", source).withWorkdir("/src")
  }
}
