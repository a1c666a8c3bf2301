import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Put together what a server needs, and nothing else. */
  @func()
  release(source: Directory, program: File, version: string): Directory {
    return dag
      .directory()
      .withFile("bookshop", program)
      .withDirectory("static", source.directory("static"), {
        // Without the two stars, only files at the top would match.
        exclude: ["**/*.map"],
      })
      .withNewFile("VERSION", `${version}\n`)
  }
}
