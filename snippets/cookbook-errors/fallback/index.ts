import { dag, ExecError, File, func, object } from "@dagger.io/dagger"

function download(url: string): File {
  return dag
    .container()
    .from("alpine:3.22")
    .withExec(["wget", "-q", "-O", "/catalog.csv", url])
    .file("/catalog.csv")
}

@object()
export class Bookshop {
  /** Downloads the list of books, from the mirror if need be. */
  @func()
  async priceList(url: string, mirror: string): Promise<File> {
    try {
      // Sync runs the command here, so that its failure arrives here.
      return await download(url).sync()
    } catch (error) {
      if (error instanceof ExecError) {
        console.log(`exit code ${error.exitCode}, trying ${mirror}: ${error.stderr}`)
        return download(mirror)
      }
      throw error
    }
  }
}
