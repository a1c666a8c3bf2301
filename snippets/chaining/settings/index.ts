import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private source: Directory
  private version = "dev"

  constructor(source: Directory) {
    this.source = source
  }

  /** Set the version that the program reports. */
  @func()
  withVersion(version: string): Bookshop {
    this.version = version
    // Return the object itself, so the caller can keep chaining.
    return this
  }

  /** Build the shop with the current settings. */
  @func()
  image(): Container {
    const flags = `-ldflags=-X main.version=${this.version}`
    const program = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", this.source)
      .withWorkdir("/src")
      .withExec(["go", "build", flags, "-o", "/out/bookshop"])
      .file("/out/bookshop")
    return dag
      .container()
      .from("alpine:3.22")
      .withFile("/bin/bookshop", program)
      .withExposedPort(8080)
      .withDefaultArgs(["bookshop"])
  }
}
