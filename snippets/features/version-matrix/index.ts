import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests with several Go versions at the same time. */
  @func()
  async testVersions(
    source: Directory,
    versions: string[] = ["1.24", "1.25"],
  ): Promise<void> {
    await Promise.all(
      versions.map((version) =>
        dag
          .container()
          .from(`golang:${version}-alpine`)
          .withDirectory("/src", source)
          .withWorkdir("/src")
          .withExec(["go", "test", "./..."])
          // Nothing reads a value from this chain, so evaluate it explicitly.
          .sync(),
      ),
    )
  }
}
