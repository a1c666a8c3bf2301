import { CacheVolume, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests with Go modules from the caller's cache volume. */
  @func()
  async verify(source: Directory, modules: CacheVolume): Promise<string> {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withMountedCache("/go/pkg/mod", modules)
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()
  }
}
