import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Load prices into the store and count them in a second command. */
  @func()
  async restock(prices: File): Promise<string> {
    const store = dag
      .container()
      .from("redis:8-alpine")
      .withExposedPort(6379)
      .asService()
    const client = dag
      .container()
      .from("redis:8-alpine")
      .withServiceBinding("store", store)
      .withFile("/prices.txt", prices)

    // Started explicitly, the store keeps running between the two commands.
    await store.start()
    try {
      await client
        .withExec(["redis-cli", "-h", "store"], { redirectStdin: "/prices.txt" })
        .sync()
      return await client
        .withExec(["redis-cli", "-h", "store", "dbsize"])
        .stdout()
    } finally {
      await store.stop()
    }
  }
}
