import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Which tests run. */
export enum Suite {
  /** Tests that need nothing but the code. */
  Unit = "-short",
  /** Every test, the slow ones too. */
  Full = "-short=false",
}

@object()
export class Bookshop {
  /** Run the tests of the shop. */
  @func()
  async test(source: Directory, suite: Suite = Suite.Unit): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // Callers write the name of a member; the code sees its value.
        .withExec(["go", "test", suite, "./..."])
        .stdout()
    )
  }
}
