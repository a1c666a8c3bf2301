package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Start the shop and read its API description. */
  @Function
  public String describeApi(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Service shop = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExposedPort(8080)
        .asService(new Container.AsServiceArguments().withArgs(List.of("go", "run", ".")));

    // Asking for the endpoint doesn't start the service, so start it explicitly.
    shop.start();
    try {
      String url = shop.endpoint(new Service.EndpointArguments().withScheme("http"));
      return dag().http(url + "/openapi.json").contents();
    } finally {
      shop.stop();
    }
  }
}
