import { Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Format the source code. */
  @func()
  format(source: Directory): Changeset {
    const formatted = dag
      .container()
      .from("golang:1.25-alpine")
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["gofmt", "-w", "."])
      .directory("/src")

    // Call changes on the newer directory, and pass the older one.
    return formatted.changes(source)
  }
}
