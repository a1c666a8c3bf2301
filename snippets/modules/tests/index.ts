/**
 * Tests for the bookshop module.
 */
import { argument, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Tests {
  /** Check that the image starts the program without root's rights. */
  @func()
  async startsAsNobody(@argument({ defaultPath: "fixture" }) source: Directory): Promise<void> {
    const image = dag.bookshop().image(source)
    const user = await image.user()
    if (user !== "nobody") {
      throw new Error(`the image runs as "${user}", expected nobody`)
    }
    // Starting the program reveals a missing library or the wrong architecture.
    await image.withExec(["bookshop", "--version"]).sync()
  }

  /** Check that the program rejects an unknown flag. */
  @func()
  async rejectsUnknownFlag(@argument({ defaultPath: "fixture" }) source: Directory): Promise<void> {
    const image = dag.bookshop().image(source)
    // If the command succeeds, this test fails.
    await image
      .withExec(["bookshop", "--wrong"], { expect: ReturnType.Failure })
      .sync()
  }
}
