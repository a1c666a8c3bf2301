import { type Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Tests {
  /** Run every test at the same time. */
  @func()
  async all(): Promise<void> {
    await Promise.all([this.user(), this.starts()])
  }

  /** Check that the image doesn't run as root. */
  @func()
  async user(): Promise<void> {
    const user = await this.image().user()
    if (user !== "nobody") {
      throw new Error(`the image runs as "${user}", expected nobody`)
    }
  }

  /** Check that the program starts in the image. */
  @func()
  async starts(): Promise<void> {
    await this.image().withExec(["bookshop", "--version"]).sync()
  }

  private image(): Container {
    // Each test creates its own input, so callers don't have to pass any.
    return dag.bookshop().image(dag.currentModule().source().directory("fixture"))
  }
}
