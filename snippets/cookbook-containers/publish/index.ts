import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Push the site to a registry that requires a login.
   *
   * @param address Registry, name, and tag of the image
   */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publish(
    pages: Directory,
    address: string,
    username: string,
    password: Secret,
  ): Promise<string> {
    return (
      dag
        .container()
        .from("nginx:1.29-alpine")
        .withDirectory("/usr/share/nginx/html", pages)
        // Only the registry's host name in the address matters here.
        .withRegistryAuth(address, username, password)
        .publish(address)
    )
  }
}
