import { dag, File, func, object } from "@dagger.io/dagger"

// The code that Dagger generates for a module doesn't export ExecError.
type ExecError = Error & { exitCode: number; stderr: string }

function isExecError(error: unknown): error is ExecError {
  return error instanceof Error && error.name === "ExecError"
}

function download(url: string): File {
  return dag
    .container()
    .from("alpine:3.22")
    .withExec(["wget", "-q", "-O", "/catalog.csv", url])
    .file("/catalog.csv")
}

@object()
export class Bookshop {
  /** Downloads the catalog, falling back to the mirror. */
  @func()
  async catalog(url: string, mirror: string): Promise<File> {
    try {
      // Sync runs the command now, so its failure is caught here.
      return await download(url).sync()
    } catch (error) {
      if (isExecError(error)) {
        console.log(`exit code ${error.exitCode}, trying ${mirror}: ${error.stderr}`)
        return download(mirror)
      }
      throw error
    }
  }
}
