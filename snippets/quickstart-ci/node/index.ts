import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private workshop: Container

  constructor(
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "**/.env*"] })
    source: Directory,
  ) {
    const base = dag.container().from("node:22-slim")
    this.workshop = base.withDirectory("/src", source).withWorkdir("/src")
  }

  /** Run the tests and return their output. */
  @func()
  async test(): Promise<string> {
    return this.workshop.withExec(["npm", "test"]).stdout()
  }

  /** Put the service into an image. */
  @func()
  build(): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withWorkdir("/app")
      .withFile("server.mjs", this.workshop.file("server.mjs"))
      .withExposedPort(8080)
      .withDefaultArgs(["node", "server.mjs"])
  }

  /** Push the image, but only if the tests pass. */
  @func()
  async publish(address: string): Promise<string> {
    await this.test()
    return this.build().publish(address)
  }
}
