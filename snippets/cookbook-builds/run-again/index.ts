import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Ask which dependencies have newer versions.
   *
   * @param round Any text; a new one asks again
   */
  @func()
  async outdated(source: Directory, round: string): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // All above stays cached, all below runs for a new value.
        .withEnvVariable("ROUND", round)
        .withExec(["go", "list", "-m", "-u", "all"])
        .stdout()
    )
  }
}
