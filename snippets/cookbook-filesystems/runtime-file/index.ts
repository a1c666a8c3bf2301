import { readFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"

import { File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Count the lines of a compressed access log. */
  @func()
  async countRequests(log: File): Promise<number> {
    // Export the log to the container that runs this code, where it's a regular file.
    await log.export("access.log.gz")

    const plain = gunzipSync(await readFile("access.log.gz")).toString()
    return plain.trimEnd().split("\n").length
  }
}
