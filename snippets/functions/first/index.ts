import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Turn a book title into the last part of an address. */
  @func()
  slug(title: string): string {
    return title.toLowerCase().replaceAll(" ", "-")
  }

  /** Ask a container for the version of its compiler. */
  @func()
  async goVersion(): Promise<string> {
    return this.compiler().withExec(["go", "version"]).stdout()
  }

  // Not decorated, so callers do not see it.
  private compiler(): Container {
    return dag.container().from("golang:1.25-alpine")
  }
}
