import { dag, File, func, GitRepository, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the highest tagged version, including pre-releases. */
  @func()
  async buildRelease(repository: GitRepository): Promise<File> {
    const release = repository.latestVersion()
    const flags = `-ldflags=-X main.commit=${await release.commit()}`

    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        // The history isn't needed, and would make the copy larger.
        .withDirectory("/src", release.tree({ discardGitDir: true }))
        .withWorkdir("/src")
        .withExec(["go", "build", flags, "-o", "/out/bookshop"])
        .file("/out/bookshop")
    )
  }
}
