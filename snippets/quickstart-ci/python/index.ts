import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private workshop: Container

  constructor(
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "**/.env*"] })
    source: Directory,
  ) {
    const base = dag.container().from("python:3.13-slim")
    this.workshop = base.withDirectory("/src", source).withWorkdir("/src")
  }

  /** Run the tests and return their output. */
  @func()
  async test(): Promise<string> {
    return this.workshop.withExec(["python", "-m", "unittest", "--verbose"]).combinedOutput()
  }

  /** Put the service into an image. */
  @func()
  build(): Container {
    return dag
      .container()
      .from("python:3.13-slim")
      .withWorkdir("/app")
      .withFile("app.py", this.workshop.file("app.py"))
      .withExposedPort(8080)
      .withDefaultArgs(["python", "app.py"])
  }

  /** Push the image, but only if the tests pass. */
  @func()
  async publish(address: string): Promise<string> {
    await this.test()
    return this.build().publish(address)
  }
}
