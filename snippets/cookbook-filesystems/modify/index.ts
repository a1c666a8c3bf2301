import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Clean up the dependencies and add a file with the version. */
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
        // The API can change files, too, without running a command.
        .withNewFile("VERSION", version)
        // Only this container has the changes, so return its copy of the directory.
        .directory(".")
    )
  }
}
