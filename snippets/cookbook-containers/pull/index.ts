import { Container, dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Start from an image that requires a login. */
  @func()
  privateImage(address: string, username: string, password: Secret): Container {
    return (
      dag
        .container()
        // Log in first, because the next step pulls the image.
        .withRegistryAuth(address, username, password)
        .from(address)
    )
  }
}
