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
        // The tests need the files, but no image has to contain them.
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "test", "./..."])
        .stdout()
    )
  }
}
