import { Container, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Pushes the image and returns its address with the digest. */
  // @ts-ignore: the types know only a name here, the SDK takes the option
  @func({ cache: "never" })
  async publish(image: Container, user: string, password: Secret): Promise<string> {
    return (
      image
        // Applies to every image in this registry until the session ends.
        .withRegistryAuth("registry.example.com", user, password)
        .publish("registry.example.com/bookshop:latest")
    )
  }
}
