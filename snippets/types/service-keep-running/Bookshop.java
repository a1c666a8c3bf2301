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
  /** Load prices into the store and count them in a second command. */
  @Function
  public String restock(File prices)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Container redis = dag().container().from("redis:8-alpine");
    Service store = redis.withExposedPort(6379).asService();
    Container client =
        redis.withServiceBinding("store", store).withFile("/prices.txt", prices);

    // Started explicitly, the store keeps running between the two commands.
    store.start();
    try {
      client
          .withExec(
              List.of("redis-cli", "-h", "store"),
              new Container.WithExecArguments().withRedirectStdin("/prices.txt"))
          .sync();
      return client.withExec(List.of("redis-cli", "-h", "store", "dbsize")).stdout();
    } finally {
      store.stop();
    }
  }
}
