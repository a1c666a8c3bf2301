import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Download a file, and fail if it isn't the expected one. */
  @func()
  download(url: string, checksum: string): File {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withFile("/download", dag.http(url))
        .withExec(["sha256sum", "-c"], { stdin: `${checksum}  /download\n` })
        // Taken after the check, so you get the file only if the check passed.
        .file("/download")
    )
  }
}
