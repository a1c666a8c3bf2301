import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Look up which image a tag refers to. */
  @func()
  async digest(image: string): Promise<string> {
    // Directly after from: any step in between makes it a different image.
    return dag.container().from(image).imageRef()
  }
}
