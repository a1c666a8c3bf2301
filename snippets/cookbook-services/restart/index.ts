import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Checks that an order survives a restart of the store. */
  @func()
  async restart(order: string): Promise<string> {
    const redis = dag.container().from("redis:8-alpine")
    const store = redis
      .withMountedCache("/data", dag.cacheVolume("bookshop-restart"))
      .withExposedPort(6379)
      .asService()
    const client = redis.withServiceBinding("store", store)

    await store.start()
    await client.withExec(["redis-cli", "-h", "store", "set", "order", order]).sync()
    // By default, stop sends SIGTERM, which gives the store time to write its data.
    await store.stop()
    await store.start()
    return client
      .withEnvVariable("ORDER", order)
      .withExec(["redis-cli", "-h", "store", "get", "order"])
      .stdout()
  }
}
