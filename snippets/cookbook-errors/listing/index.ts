import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lists a build's files with their mode, owner, size, and name. */
  @func()
  async listing(source: Directory): Promise<string> {
    const built = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "/out/", "./..."])

    // This continues from the finished build, so nothing is compiled twice.
    return built
      .withExec(["find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+"])
      .stdout()
  }
}
