import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Orders {
  /** Run the tests of the orders service. */
  @func()
  async test(
    // The path starts at the dagger.json of this service, whoever calls.
    @argument({ defaultPath: ".", ignore: [".dagger", "dagger.json", "**/*.md"] })
    source: Directory,
    // What all services share; the path starts at the root of the repository.
    @argument({ defaultPath: "/lib" }) lib: Directory,
  ): Promise<void> {
    await dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src/lib", lib)
      .withDirectory("/src/services/orders", source)
      .withWorkdir("/src/services/orders")
      .withExec(["go", "test", "./..."])
      // Nobody reads a value from this chain, so ask for its evaluation.
      .sync()
  }
}
