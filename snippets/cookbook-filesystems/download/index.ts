import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Fetch a file and fail if its checksum is different. */
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
