package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Return everything that the tests printed. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // 1. Only described: the engine has not heard of it.
    Container tested =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src")
            .withExec(List.of("go", "test", "./..."));

    // 2. Asked for text: the whole chain runs now.
    String report = tested.stdout();

    // 3. Asked again: the result is known, so no test runs twice.
    return report + tested.stderr();
  }
}
