import { CacheSharingMode, dag, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs a database that keeps its data in a cache volume. */
  @func()
  store(): Service {
    // Only one process may use the directory, so a second session waits for the first.
    const sharing = CacheSharingMode.Locked
    // Write each change immediately, because the process is killed when the session ends.
    const server = ["redis-server", "--appendonly", "yes", "--appendfsync", "always"]
    return dag
      .container()
      .from("redis:8-alpine")
      .withMountedCache("/data", dag.cacheVolume("bookshop-sales"), { sharing })
      .withExposedPort(6379)
      .asService({ args: server, useEntrypoint: true })
  }

  /** Records an order and returns the book's number of orders. */
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
