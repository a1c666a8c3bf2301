import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop for two operating systems and two architectures. */
  @func()
  binaries(source: Directory): Directory {
    const builder = dag
      .container()
      .from("golang:1.25-alpine")
      // The four builds share what they download and compile.
      .withMountedCache("/go/pkg/mod", dag.cacheVolume("bookshop-modules"))
      .withMountedCache("/root/.cache/go-build", dag.cacheVolume("bookshop-build"))
      .withEnvVariable("CGO_ENABLED", "0")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    let output = dag.directory()
    for (const system of ["linux", "darwin"]) {
      for (const processor of ["amd64", "arm64"]) {
        const name = `bookshop-${system}-${processor}`
        const binary = builder
          .withEnvVariable("GOOS", system)
          .withEnvVariable("GOARCH", processor)
          .withExec(["go", "build", "-o", `/${name}`, "."])
          .file(`/${name}`)
        // Objects never change in place, so keep what the call returns.
        output = output.withFile(name, binary)
      }
    }
    return output
  }
}
