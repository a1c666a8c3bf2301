import { type Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Gives back a container; what is kept is the chain that leads to it. */
  @func()
  tested(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
  }

  /** Gives back text; what is kept is the text. */
  @func()
  async report(source: Directory): Promise<string> {
    return this.tested(source).stdout()
  }
}
