import { dag, func, GitRepository, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** List the newest commits of a branch. */
  @func()
  async changelog(
    repository: GitRepository,
    branch: string = "main",
    count: number = 20,
  ): Promise<string> {
    // By default, only one commit is fetched, which isn't enough for a changelog.
    const history = repository.branch(branch).tree({ depth: count })

    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "git"])
      .withMountedDirectory("/src", history)
      .withWorkdir("/src")
      .withExec(["git", "log", "--oneline", `--max-count=${count}`])
      .stdout()
  }
}
