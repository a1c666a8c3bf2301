import { setTimeout } from "node:timers/promises"
import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Push an image, retrying after a failure. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publishPatiently(pages: Directory, address: string, attempts = 3): Promise<string> {
    const image = dag
      .container()
      .from("nginx:1.29-alpine")
      .withDirectory("/usr/share/nginx/html", pages)

    for (let attempt = 1; ; attempt++) {
      try {
        return await image.publish(address)
      } catch (error) {
        if (attempt >= attempts) throw error
      }
      // Wait longer each time: 2 seconds, then 4, then 8.
      await setTimeout(1000 * 2 ** attempt)
    }
  }
}
