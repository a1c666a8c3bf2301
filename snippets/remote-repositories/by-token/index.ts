import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Takes the source as a directory: the caller fetched it. */
  @func()
  async test(source: Directory): Promise<string> {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()
  }

  /** Fetches the source itself, with a token of the caller. */
  @func()
  async testRef(repository: string, ref: string, token: Secret): Promise<string> {
    const source = dag.git(repository, { httpAuthToken: token }).ref(ref).tree()
    return this.test(source)
  }
}
