import { dag, Directory, File, func, object } from "@dagger.io/dagger"

/** One version of the shop. */
@object()
export class Release {
  /** Version that the program reports. */
  @func()
  version: string

  /** Program for Linux. */
  @func()
  program: File

  constructor(version: string, program: File) {
    this.version = version
    this.program = program
  }

  /** Compute the SHA-256 of the program. */
  @func()
  async checksum(): Promise<string> {
    const base = dag.container().from("alpine:3.22").withFile("/bookshop", this.program)
    return base.withExec(["sha256sum", "/bookshop"]).stdout()
  }
}

@object()
export class Bookshop {
  /** Compile a version of the shop. */
  @func()
  release(source: Directory, version: string): Release {
    const flags = `-ldflags=-X main.version=${version}`
    const compiler = dag.container().from("golang:1.25-alpine")
    const program = compiler
      .withDirectory("/src", source).withWorkdir("/src")
      .withExec(["go", "build", "-o=/bookshop", flags, "."])
    // Nothing has run yet: the SDK requests the program when this function returns.
    return new Release(version, program.file("/bookshop"))
  }
}
