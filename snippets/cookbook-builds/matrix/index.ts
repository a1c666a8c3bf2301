import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Compile the shop for each target.
   *
   * @param targets OS and architecture of each binary
   */
  @func()
  binaries(
    source: Directory,
    targets: string[] = ["linux/amd64", "linux/arm64", "darwin/arm64"],
  ): Directory {
    // All builds share this setup.
    const compiler = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")

    let binaries = dag.directory()
    for (const target of targets) {
      const [system, processor] = target.split("/")
      const program = compiler
        .withEnvVariable("GOOS", system)
        .withEnvVariable("GOARCH", processor)
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
      const suffix = system === "windows" ? ".exe" : ""
      binaries = binaries.withFile(`bookshop-${system}-${processor}${suffix}`, program)
    }
    return binaries
  }
}
