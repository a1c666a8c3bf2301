import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Repair the list of dependencies and add a file with the version. */
  @func()
  tidy(source: Directory, version: string): Directory {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        // A command changes files in place.
        .withExec(["go", "mod", "tidy"])
        // So does the API, without a command.
        .withNewFile("VERSION", version)
        // The changed files are here, and nowhere else.
        .directory(".")
    )
  }
}
