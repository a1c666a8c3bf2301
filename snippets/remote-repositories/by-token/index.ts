import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Tests a directory that the caller has fetched. */
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

  /** Fetches the source with the caller's token, then tests it. */
  @func()
  async testRef(repository: string, ref: string, token: Secret): Promise<string> {
    const source = dag.git(repository, { httpAuthToken: token }).ref(ref).tree()
    return this.test(source)
  }
}
