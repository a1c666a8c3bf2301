import { dag, Directory, ExecError, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Says which files are not formatted. */
  @func()
  async lint(source: Directory): Promise<string> {
    try {
      return await dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["sh", "-c", 'test -z "$(gofmt -l . | tee /dev/stderr)"'])
        .stdout()
    } catch (error) {
      if (error instanceof ExecError && error.exitCode === 1) {
        // Code 1 is the answer "no", any other code is a fault of the check.
        throw new Error(`these files are not formatted:\n${error.stderr}`)
      }
      throw error
    }
  }
}
