import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Test, vet, and compile the shop at the same time. */
  @func()
  async checkAll(source: Directory): Promise<void> {
    const base = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    await Promise.all(
      ["test", "vet", "build"].map((command) =>
        // Nothing reads a result here, so evaluate the command explicitly.
        base.withExec(["go", command, "./..."]).sync(),
      ),
    )
  }
}
