import { Container, dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Start from an image that needs a login. */
  @func()
  privateImage(address: string, username: string, password: Secret): Container {
    return (
      dag
        .container()
        // Before from, which is the step that pulls.
        .withRegistryAuth(address, username, password)
        .from(address)
    )
  }
}
