import { CacheSharingMode, dag, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** A database that keeps its data in a cache volume. */
  @func()
  store(): Service {
    // A second session waits for the end of the first: one folder, one process.
    const sharing = CacheSharingMode.Locked
    // The end of a session kills the process, so it writes each change at once.
    const server = ["redis-server", "--appendonly", "yes", "--appendfsync", "always"]
    return dag
      .container()
      .from("redis:8-alpine")
      .withMountedCache("/data", dag.cacheVolume("bookshop-sales"), { sharing })
      .withExposedPort(6379)
      .asService({ args: server, useEntrypoint: true })
  }

  /** Notes an order and says how many orders the book has. */
  @func()
  async sell(book: string, order: string): Promise<string> {
    return dag
      .container()
      .from("redis:8-alpine")
      .withServiceBinding("store", this.store())
      .withExec(["redis-cli", "-h", "store", "rpush", book, order])
      .stdout()
  }
}
