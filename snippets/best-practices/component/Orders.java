package io.dagger.modules.orders;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Orders {
  /** Run the tests of the orders service. */
  @Function
  public void test(
      // The path starts at the dagger.json of this service, whoever calls.
      @DefaultPath(".") @Ignore({".dagger", "dagger.json", "**/*.md"})
          Directory source,
      // What all services share; the path starts at the root of the repository.
      @DefaultPath("/lib") Directory lib)
      throws Exception {
    dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src/lib", lib)
        .withDirectory("/src/services/orders", source)
        .withWorkdir("/src/services/orders")
        .withExec(List.of("go", "test", "./..."))
        // Nobody reads a value from this chain, so ask for its evaluation.
        .sync();
  }
}
