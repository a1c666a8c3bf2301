/**
 * Tests for the bookshop module.
 */
import { Container, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Tests {
  /** Check what users of the image rely on. */
  @func()
  async image(image: Container): Promise<void> {
    const user = await image.user()
    if (user !== "nobody") {
      throw new Error(`the image runs as "${user}", expected nobody`)
    }
    // Starting the program reveals a missing library or the wrong architecture.
    await image.withExec(["bookshop", "--version"]).sync()
  }

  /** Check that the program rejects an unknown flag. */
  @func()
  async refuses(image: Container): Promise<void> {
    // If the command succeeds, this test fails.
    await image
      .withExec(["bookshop", "--wrong"], { expect: ReturnType.Failure })
      .sync()
  }
}
