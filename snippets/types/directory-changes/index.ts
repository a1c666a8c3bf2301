import { Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Put the source code into the standard layout. */
  @func()
  format(source: Directory): Changeset {
    const formatted = dag
      .container()
      .from("golang:1.25-alpine")
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["gofmt", "-w", "."])
      .directory("/src")

    // The newer tree is asked, and gets the older one as its argument.
    return formatted.changes(source)
  }
}
