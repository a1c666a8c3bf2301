package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.AsServiceArguments;
import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the shop and a payment service, which call each other. */
  @Function
  public Service stack(Directory source) {
    Container base = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src");

    Service payments = base
        .withEnvVariable("SHOP_URL", "http://shop:8080")
        .withExposedPort(9000)
        .asService(new AsServiceArguments().withArgs(List.of("go", "run", "./payments")));

    return base
        // This binding starts the payment service, and lets the shop find it.
        .withServiceBinding("payments", payments)
        .withEnvVariable("PAYMENTS_URL", "http://payments:9000")
        .withExposedPort(8080)
        .asService(new AsServiceArguments().withArgs(List.of("go", "run", ".")))
        // The payment service finds the shop by this name.
        .withHostname("shop");
  }
}
