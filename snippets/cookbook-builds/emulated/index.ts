import { dag, Directory, func, object, Platform } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build the shop once for each platform, on that platform. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publishEmulated(source: Directory, address: string): Promise<string> {
    const platformVariants = ["linux/amd64", "linux/arm64"].map((name) => {
      const platform = name as Platform
      const program = dag
        .container({ platform })
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // On a platform other than the engine's own, this command is emulated.
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
      // The image gets the program, but not the compiler or the source.
      return dag
        .container({ platform })
        .from("alpine:3.22")
        .withFile("/usr/local/bin/bookshop", program)
        .withDefaultArgs(["bookshop"])
    })
    // The empty container only groups the two images and isn't published itself.
    return dag.container().publish(address, { platformVariants })
  }
}
