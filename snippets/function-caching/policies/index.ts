import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Returns the exact image that builds start from, and looks it up at most once a day. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "24h" })
  async base(): Promise<string> {
    return dag.container().from("golang:1.25-alpine").imageRef()
  }

  /** Returns an ID that stays the same for the whole session. */
  // @ts-ignore: see above
  @func({ cache: "session" })
  buildId(): string {
    return new Date().toISOString()
  }

  /** Tells the server to fetch the new image, on every call. */
  // @ts-ignore: see above
  @func({ cache: "never" })
  async deploy(hook: Secret): Promise<string> {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withSecretVariable("HOOK", hook)
        // Without a changing value, the command's result would come from the cache.
        .withEnvVariable("DEPLOYED_AT", new Date().toISOString())
        .withExec(["sh", "-c", 'wget -qO- "$HOOK"'])
        .stdout()
    )
  }
}
