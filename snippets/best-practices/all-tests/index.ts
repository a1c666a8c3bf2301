import { type Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Tests {
  /** Run all tests at the same time. */
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
    // The tests use this module's fixture, so callers don't have to pass anything.
    return dag.bookshop().image(dag.currentModule().source().directory("fixture"))
  }
}
