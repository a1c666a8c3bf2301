import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests on the mounted source. */
  @func()
  async test(source: Directory): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        // A mount is enough, because the files don't have to end up in an image.
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "test", "./..."])
        .stdout()
    )
  }
}
