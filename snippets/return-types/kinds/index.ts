import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop: a file. */
  @func()
  build(source: Directory): File {
    const build = ["go", "build", "-o", "/bookshop"]
    return this.tools(source).withExec(build).file("/bookshop")
  }

  /** Measure the compiled shop in bytes: a number. */
  @func()
  async size(source: Directory): Promise<number> {
    return this.build(source).size()
  }

  /** Name the files that hold tests: a list of texts. */
  @func()
  async testFiles(source: Directory): Promise<string[]> {
    return source.glob("**/*_test.go")
  }

  /** Fail if the code has mistakes, and return nothing otherwise. */
  @func()
  async vet(source: Directory): Promise<void> {
    await this.tools(source).withExec(["go", "vet", "./..."]).sync()
  }

  // Without the decorator, this is no function of the module.
  private tools(source: Directory): Container {
    return dag.container().from("golang:1.25-alpine")
      .withDirectory("/src", source).withWorkdir("/src")
  }
}
