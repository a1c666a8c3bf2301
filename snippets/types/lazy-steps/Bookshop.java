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
  /** Return the tests' output. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // 1. Only described: the engine doesn't know about it yet.
    Container tested =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src")
            .withExec(List.of("go", "test", "./..."));

    // 2. Text is requested, so the whole chain runs now.
    String report = tested.stdout();

    // 3. Requested again: the result is cached, so no test runs twice.
    return report + tested.stderr();
  }
}
