import { Container, dag, Directory, func, object, Platform, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Push one image for amd64 and arm64. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publish(
    source: Directory,
    address: string,
    username: string,
    token: Secret,
  ): Promise<string> {
    const builder = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    const platformVariants: Container[] = ["amd64", "arm64"].map((processor) => {
      // Go cross-compiles for the other architecture, so nothing is emulated.
      const program = builder
        .withEnvVariable("GOARCH", processor)
        .withExec(["go", "build", "-o", "/bookshop", "."])
        .file("/bookshop")
      return dag
        .container({ platform: `linux/${processor}` as Platform })
        .from("alpine:3.22")
        .withFile("/bookshop", program)
        .withDefaultArgs(["/bookshop"])
    })
    return dag
      .container()
      .withRegistryAuth(address, username, token)
      .publish(address, { platformVariants })
  }
}
