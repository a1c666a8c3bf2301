import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return everything that the tests printed. */
  @func()
  async test(source: Directory): Promise<string> {
    // 1. Only described: the engine has not heard of it.
    const tested = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])

    // 2. Asked for text: the whole chain runs now.
    const report = await tested.stdout()

    // 3. Asked again: the result is known, so no test runs twice.
    const warnings = await tested.stderr()
    return report + warnings
  }
}
