import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Check the shop's Go code. */
  @func()
  async checkCode(
    // Exclude everything first, then add back what the compiler reads.
    @argument({ ignore: ["**", "!**/*.go", "!go.mod", "!go.sum"] }) source: Directory,
  ): Promise<string> {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "vet", "./..."])
      .combinedOutput()
  }
}
