import { dag, Directory, func, object } from "@dagger.io/dagger"

// The code that Dagger generates for a module doesn't export ExecError.
type ExecError = Error & { exitCode: number; stderr: string }

function isExecError(error: unknown): error is ExecError {
  return error instanceof Error && error.name === "ExecError"
}

@object()
export class Bookshop {
  /** Lists the files that aren't formatted. */
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
      if (isExecError(error) && error.exitCode === 1) {
        // Exit code 1 means unformatted files; any other code means the check itself failed.
        throw new Error(`these files are not formatted:\n${error.stderr}`)
      }
      throw error
    }
  }
}
