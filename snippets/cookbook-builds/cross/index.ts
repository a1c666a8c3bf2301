import { dag, Directory, func, object, Platform } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Cross-compile the shop for two platforms, and publish the images. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publishCross(source: Directory, address: string): Promise<string> {
    const compiler = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")

    const platformVariants = ["amd64", "arm64"].map((processor) => {
      const program = compiler
        .withEnvVariable("GOARCH", processor)
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
      // No command runs in this container, so nothing is emulated.
      return dag
        .container({ platform: `linux/${processor}` as Platform })
        .from("alpine:3.22")
        .withFile("/usr/local/bin/bookshop", program)
        .withDefaultArgs(["bookshop"])
    })
    return dag.container().publish(address, { platformVariants })
  }
}
