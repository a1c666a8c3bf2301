/**
 * Builds Go programs the way all of the shop's services do.
 */
import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Compiler {
  /**
   * Compile a program for Linux.
   *
   * @param source The service's files.
   * @param pkg Package to compile.
   */
  @func()
  // No default path for source: it would be relative to this module.
  binary(source: Directory, pkg: string = "."): File {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withMountedCache("/go/pkg/mod", dag.cacheVolume("go-mod"))
      .withMountedCache("/root/.cache/go-build", dag.cacheVolume("go-build"))
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
      .withExec(["go", "build", "-o=/out/program", pkg])
      .file("/out/program")
  }
}
