package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Check that an order survives a restart of the store. */
  @Function
  public String restart(String order)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Container redis = dag().container().from("redis:8-alpine");
    Service store = redis
        .withMountedCache("/data", dag().cacheVolume("bookshop-restart"))
        .withExposedPort(6379)
        .asService();
    Container client = redis.withServiceBinding("store", store);

    store.start();
    client.withExec(List.of("redis-cli", "-h", "store", "set", "order", order)).sync();
    // By default, stop sends SIGTERM, which gives the store time to write its data.
    store.stop();
    store.start();
    return client
        .withEnvVariable("ORDER", order)
        .withExec(List.of("redis-cli", "-h", "store", "get", "order"))
        .stdout();
  }
}
