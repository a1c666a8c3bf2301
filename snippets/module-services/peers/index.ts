import { Container, dag, func, object, type Service } from "@dagger.io/dagger"

function shop(image: Container, peer: string): Service {
  return image
    .withEnvVariable("PEER", peer)
    .withExposedPort(8080)
    .asService({ args: ["/bin/bookshop"] })
}

@object()
export class Bookshop {
  /** Starts two shops that ask each other for books, and reads from one. */
  @func()
  async peers(image: Container): Promise<string> {
    const north = shop(image, "http://south:8080").withHostname("north")
    const south = shop(image, "http://north:8080").withHostname("south")

    // Neither shop binds the other, so both are started explicitly.
    for (const service of [north, south]) {
      await service.start()
    }
    return dag
      .container()
      .from("alpine:3.22")
      .withServiceBinding("shop", north)
      .withExec(["wget", "-q", "-O-", "http://shop:8080/books"])
      .stdout()
  }
}
