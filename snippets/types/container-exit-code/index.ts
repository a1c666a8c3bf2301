import { dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Report go vet's findings instead of failing. */
  @func()
  async lint(source: Directory): Promise<string> {
    const checked = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      // If go vet finds problems, its exit code isn't 0, which is an error by default.
      .withExec(["go", "vet", "./..."], { expect: ReturnType.Any })

    const code = await checked.exitCode()
    const findings = await checked.stderr()
    return `go vet exited with code ${code}\n${findings}`
  }
}
