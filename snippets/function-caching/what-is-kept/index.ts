import { type Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Returns a container; the engine saves the chain that produces it. */
  @func()
  tested(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
  }

  /** Returns text, so the engine saves the text. */
  @func()
  async report(source: Directory): Promise<string> {
    return this.tested(source).stdout()
  }
}
