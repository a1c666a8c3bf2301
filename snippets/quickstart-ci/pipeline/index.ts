import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private workshop: Container

  constructor(
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "**/.env*"] })
    source: Directory,
  ) {
    const base = dag.container().from("golang:1.25-alpine")
    this.workshop = base.withDirectory("/src", source).withWorkdir("/src")
  }

  /** Run the tests and return their output. */
  @func()
  async test(): Promise<string> {
    return this.workshop.withExec(["go", "test", "-v", "./..."]).stdout()
  }

  /** Put the compiled service into a small image. */
  @func()
  build(): Container {
    const built = this.workshop.withExec(["go", "build", "-o", "bookshop", "."])
    return dag
      .container()
      .from("alpine:3.22")
      .withFile("/bookshop", built.file("bookshop"))
      .withExposedPort(8080)
      .withDefaultArgs(["/bookshop"])
  }

  /** Push the image, but only if the tests pass. */
  @func()
  async publish(address: string): Promise<string> {
    await this.test()
    return this.build().publish(address)
  }
}
