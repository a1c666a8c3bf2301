import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return the tests' output. */
  @func()
  async test(source: Directory): Promise<string> {
    // 1. Only described: the engine doesn't know about it yet.
    const tested = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])

    // 2. Text is requested, so the whole chain runs now.
    const report = await tested.stdout()

    // 3. Requested again: the result is cached, so no test runs twice.
    const warnings = await tested.stderr()
    return report + warnings
  }
}
