package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the shop together with its price store. */
  @Function
  public Service shop(Directory source) {
    Service prices =
        dag().container().from("redis:8-alpine").withExposedPort(6379).asService();

    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/bin/bookshop", "."))
        // A service can depend on others: starting the shop starts the price store first.
        .withServiceBinding("prices", prices)
        .withEnvVariable("PRICES_ADDRESS", "prices:6379")
        .withExposedPort(8080)
        .asService(
            new Container.AsServiceArguments().withArgs(List.of("/bin/bookshop")));
  }
}
