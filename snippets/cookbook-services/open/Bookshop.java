package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Take the orders of the shop, and show them on a page of its own. */
  @Function
  public Service queue() {
    return dag()
        .container()
        .from("rabbitmq:4-management-alpine")
        // Programs connect here.
        .withExposedPort(5672)
        // People look at the queues here.
        .withExposedPort(15672)
        .asService();
  }
}
