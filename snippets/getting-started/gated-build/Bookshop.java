package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Compile the shop, but only if its tests pass. */
  @Function
  public File build(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Container base =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src");

    // Nothing reads the tests' output, so sync makes them run.
    base.withExec(List.of("go", "test", "./...")).sync();

    // Returning a file from the container is enough to run the build.
    return base.withExec(List.of("go", "build", "-o", "bookshop", ".")).file("bookshop");
  }
}
