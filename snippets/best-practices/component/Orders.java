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
  /** Run the orders service's tests. */
  @Function
  public void test(
      // This service's files; the path is relative to its dagger.json, no matter who calls.
      @DefaultPath(".") @Ignore({".dagger", "dagger.json", "**/*.md"})
          Directory source,
      // Code that all services share; the path is relative to the repository root.
      @DefaultPath("/lib") Directory lib)
      throws Exception {
    dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src/lib", lib)
        .withDirectory("/src/services/orders", source)
        .withWorkdir("/src/services/orders")
        .withExec(List.of("go", "test", "./..."))
        // Nothing reads a value from this chain, so evaluate it explicitly.
        .sync();
  }
}
