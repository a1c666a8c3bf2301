import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Shows what a build leaves behind: mode, owner, size and name of each file. */
  @func()
  async listing(source: Directory): Promise<string> {
    const built = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "/out/", "./..."])

    // The same container again: the build is there, and nothing is built twice.
    return built
      .withExec(["find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+"])
      .stdout()
  }
}
