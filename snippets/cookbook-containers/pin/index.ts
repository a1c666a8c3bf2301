import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Look up which image a tag refers to. */
  // @ts-ignore: the types know only a name here, the SDK takes the option
  @func({ cache: "never" })
  async digest(image: string): Promise<string> {
    // Directly after from: any step in between makes it a different image.
    return dag.container().from(image).imageRef()
  }
}
