import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Depends only on its input. Without a policy, the result is kept for up to 7 days. */
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

  /** Returns the newest Go version, which rarely changes, so an hour-old answer is fine. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "1h" })
  async latestGo(): Promise<string> {
    return dag.http("https://go.dev/VERSION?m=text").contents()
  }

  /** Sends a request to the running shop, so every call has to run. */
  // @ts-ignore: see above
  @func({ cache: "never" })
  async ping(url: string): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      // The policy covers only the function; a new value makes the command run too.
      .withEnvVariable("ASKED_AT", new Date().toISOString())
      .withExec(["wget", "-qO-", url])
      .stdout()
  }
}
