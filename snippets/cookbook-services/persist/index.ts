import { CacheSharingMode, dag, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs a database that keeps its data in a cache volume. */
  @func()
  store(): Service {
    // Only one process may use the folder, so a second session waits for the first.
    const sharing = CacheSharingMode.Locked
    // Write each change at once, because the end of the session kills the process.
    const server = ["redis-server", "--appendonly", "yes", "--appendfsync", "always"]
    return dag
      .container()
      .from("redis:8-alpine")
      .withMountedCache("/data", dag.cacheVolume("bookshop-sales"), { sharing })
      .withExposedPort(6379)
      .asService({ args: server, useEntrypoint: true })
  }

  /** Records an order and returns how many the book has. */
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
