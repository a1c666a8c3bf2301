import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Look up which image a tag refers to. */
  // @ts-ignore: the types know only a name here, the SDK takes the option
  @func({ cache: "never" })
  async digest(image: string): Promise<string> {
    // Call this directly after from, because any step in between creates a different image.
    return dag.container().from(image).imageRef()
  }
}
