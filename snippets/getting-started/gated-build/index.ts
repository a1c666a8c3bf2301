import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop, but only if its tests pass. */
  @func()
  async build(source: Directory): Promise<File> {
    const base = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    // Nothing reads the tests' output, so sync makes them run.
    await base.withExec(["go", "test", "./..."]).sync()

    // Returning a file from the container is enough to run the build.
    return base
      .withExec(["go", "build", "-o", "bookshop", "."])
      .file("bookshop")
  }
}
