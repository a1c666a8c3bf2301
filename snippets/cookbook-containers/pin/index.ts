import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Look up which image a tag refers to. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async digest(image: string): Promise<string> {
    // Call this directly after from, because any step in between creates a different image.
    return dag.container().from(image).imageRef()
  }
}
