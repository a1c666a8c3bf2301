import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Collect only the files that a server needs. */
  @func()
  release(source: Directory, program: File, version: string): Directory {
    return dag
      .directory()
      .withFile("bookshop", program)
      .withDirectory("static", source.directory("static"), {
        // Without the two asterisks, only top-level files would match.
        exclude: ["**/*.map"],
      })
      .withNewFile("VERSION", `${version}\n`)
  }
}
