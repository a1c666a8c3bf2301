import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Push the same image to every address. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publishEverywhere(pages: Directory, addresses: string[]): Promise<string[]> {
    const image = dag
      .container()
      .from("nginx:1.29-alpine")
      .withDirectory("/usr/share/nginx/html", pages)

    const published: string[] = []
    for (const address of addresses) {
      published.push(await image.publish(address))
    }
    return published
  }
}
