package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run a database that keeps its data in a cache volume. */
  @Function
  public Service store() {
    // Only one process may use the directory, so a second session waits for the first.
    var locked = new Container.WithMountedCacheArguments().withSharing(CacheSharingMode.LOCKED);
    // Write each change immediately, because the process is killed when the session ends.
    var server = List.of("redis-server", "--appendonly", "yes", "--appendfsync", "always");
    return dag().container().from("redis:8-alpine")
        .withMountedCache("/data", dag().cacheVolume("bookshop-sales"), locked)
        .withExposedPort(6379)
        .asService(
            new Container.AsServiceArguments().withArgs(server).withUseEntrypoint(true));
  }

  /** Record an order and return the book's number of orders. */
  @Function
  public String sell(String book, String order)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container().from("redis:8-alpine")
        .withServiceBinding("store", store())
        .withExec(List.of("redis-cli", "-h", "store", "rpush", book, order))
        .stdout();
  }
}
