import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run every component's tests at the same time. */
  // Never cached, because no argument tells the engine which files changed.
  // @ts-ignore: the types know only a name here, the SDK takes the option
  @func({ cache: "never" })
  async test(): Promise<void> {
    // Each component finds its files through a default path, so pass nothing.
    await Promise.all([dag.orders().test(), dag.web().test()])
  }
}
