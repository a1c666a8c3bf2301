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

    // Nobody reads the output of the tests, so sync has to ask for them.
    await base.withExec(["go", "test", "./..."]).sync()

    // Taken out of the container, the file is made as soon as it is returned.
    return base
      .withExec(["go", "build", "-o", "bookshop", "."])
      .file("bookshop")
  }
}
