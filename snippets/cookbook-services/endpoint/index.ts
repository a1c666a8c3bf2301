import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Starts the shop and reads its API description. */
  @func()
  async describeApi(source: Directory): Promise<string> {
    const shop = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExposedPort(8080)
      .asService({ args: ["go", "run", "."] })

    // Asking for the endpoint doesn't start the service, so start it explicitly.
    await shop.start()
    try {
      const url = await shop.endpoint({ scheme: "http" })
      return await dag.http(`${url}/openapi.json`).contents()
    } finally {
      await shop.stop()
    }
  }
}
