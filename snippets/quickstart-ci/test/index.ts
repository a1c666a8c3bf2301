import {
  argument,
  Container,
  dag,
  Directory,
  func,
  object,
} from "@dagger.io/dagger"

@object()
export class Bookshop {
  private workshop: Container

  /** @param source The service's files; by default, the whole repository */
  constructor(
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "**/.env*"] })
    source: Directory,
  ) {
    this.workshop = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
  }

  /** Run the tests and return their output. */
  @func()
  async test(): Promise<string> {
    return this.workshop.withExec(["go", "test", "-v", "./..."]).stdout()
  }
}
