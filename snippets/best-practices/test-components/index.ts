import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run every component's tests at the same time. */
  // Never cached, because no argument tells the engine which files changed.
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async test(): Promise<void> {
    // Each component finds its files through a default path, so pass nothing.
    await Promise.all([dag.orders().test(), dag.web().test()])
  }
}
