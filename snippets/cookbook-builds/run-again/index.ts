import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * List the dependencies that have newer versions.
   *
   * @param run Any text; a new value repeats the check
   */
  @func()
  async outdated(source: Directory, run: string): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // Everything above stays cached; everything below runs for each new value.
        .withEnvVariable("RUN", run)
        .withExec(["go", "list", "-m", "-u", "all"])
        .stdout()
    )
  }
}
