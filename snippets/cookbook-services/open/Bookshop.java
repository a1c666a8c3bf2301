package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Run the shop's order queue and its web console. */
  @Function
  public Service queue() {
    return dag()
        .container()
        .from("rabbitmq:4-management-alpine")
        // Clients connect to this port.
        .withExposedPort(5672)
        // The web console listens on this port.
        .withExposedPort(15672)
        .asService();
  }
}
