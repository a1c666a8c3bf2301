import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Report the Go version that builds the shop. */
  @func()
  async goVersion(): Promise<string> {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withExec(["go", "version"])
      .stdout()
  }
}
