import { Changeset, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Write a version number into the source code. */
  @func()
  bump(source: Directory, version: string): Changeset {
    const edited = source
      .file("main.go")
      // Fails unless the text occurs exactly once, so nothing else can change.
      .withReplaced('version = "dev"', `version = "${version}"`)

    return source.withFile("main.go", edited).changes(source)
  }
}
