import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests to run. */
export enum Suite {
  /** Tests that only need the code. */
  Unit = "-short",
  /** Every test, including slow ones. */
  Full = "-short=false",
}

@object()
export class Bookshop {
  /**
   * Run the shop's tests.
   *
   * @param suite Tests to run.
   */
  @func()
  async test(source: Directory, suite: Suite = Suite.Unit): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // Callers write the member's name; the code passes on its value.
        .withExec(["go", "test", suite, "./..."])
        .stdout()
    )
  }
}
