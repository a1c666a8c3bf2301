/**
 * Formatting rules shared by all of the shop's services.
 */
import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Linter {
  private source: Directory
  private image: string

  constructor(
    // Resolved in the project that installs this module, not in this repository.
    @argument({ defaultPath: "." }) source: Directory,
    image: string = "golang:1.25-alpine",
  ) {
    this.source = source
    this.image = image
  }

  /** List the files that gofmt would change. */
  @func()
  async unformatted(): Promise<string> {
    return dag
      .container()
      .from(this.image)
      .withDirectory("/src", this.source)
      .withWorkdir("/src")
      .withExec(["gofmt", "-l", "."])
      .stdout()
  }
}
