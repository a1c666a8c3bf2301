import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Fetch a file and fail if its checksum doesn't match. */
  @func()
  download(url: string, checksum: string): File {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withFile("/download", dag.http(url))
        .withExec(["sha256sum", "-c"], { stdin: `${checksum}  /download\n` })
        // Take the file after the check, so that it's returned only if the check passes.
        .file("/download")
    )
  }
}
