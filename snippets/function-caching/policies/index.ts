import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Names the exact image that a build starts from; once a day is often enough. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "24h" })
  async base(): Promise<string> {
    return dag.container().from("golang:1.25-alpine").imageRef()
  }

  /** One value for everything that happens in this session. */
  // @ts-ignore: see above
  @func({ cache: "session" })
  buildId(): string {
    return new Date().toISOString()
  }

  /** Tells the server to fetch the new image, at every call. */
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
