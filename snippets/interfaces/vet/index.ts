import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Vet {
  /** Runs go vet on the source and returns its report. */
  @func()
  async lint(source: Directory): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // If go vet finds problems, it fails and reports them on standard error.
        .withExec(["go", "vet", "./..."])
        .combinedOutput()
    )
  }
}
