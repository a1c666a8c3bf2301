import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Orders {
  /** Run the orders service's tests. */
  @func()
  async test(
    // This service's files; the path is relative to its dagger.json, no matter who calls.
    @argument({ defaultPath: ".", ignore: [".dagger", "dagger.json", "**/*.md"] })
    source: Directory,
    // Code that all services share; the path is relative to the repository root.
    @argument({ defaultPath: "/lib" }) lib: Directory,
  ): Promise<void> {
    await dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src/lib", lib)
      .withDirectory("/src/services/orders", source)
      .withWorkdir("/src/services/orders")
      .withExec(["go", "test", "./..."])
      // Nothing reads a value from this chain, so evaluate it explicitly.
      .sync()
  }
}
