import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Turn a book title into the last part of a URL. */
  @func()
  slug(title: string): string {
    return title.toLowerCase().replaceAll(" ", "-")
  }

  /** Ask a container for its compiler's version. */
  @func()
  async goVersion(): Promise<string> {
    return this.compiler().withExec(["go", "version"]).stdout()
  }

  // Not decorated, so callers don't see it.
  private compiler(): Container {
    return dag.container().from("golang:1.25-alpine")
  }
}
