import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests of every component at the same time. */
  @func()
  async test(): Promise<void> {
    // Each component finds its files by a default path, so nothing is passed here.
    await Promise.all([dag.catalog().test(), dag.web().test()])
  }
}
