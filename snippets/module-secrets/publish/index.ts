import { Container, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Pushes the image and returns its address with the digest. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
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
