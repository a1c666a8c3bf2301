/**
 * Tests of the bookshop module.
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
    // A missing library or a wrong processor shows when the program starts.
    await image.withExec(["bookshop", "--version"]).sync()
  }

  /** Check that the program ends with an error for a wrong flag. */
  @func()
  async refuses(image: Container): Promise<void> {
    // A success would be the failure of this test.
    await image
      .withExec(["bookshop", "--wrong"], { expect: ReturnType.Failure })
      .sync()
  }
}
