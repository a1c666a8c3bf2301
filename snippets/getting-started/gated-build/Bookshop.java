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

    // Nobody reads the output of the tests, so sync has to ask for them.
    base.withExec(List.of("go", "test", "./...")).sync();

    // Taken out of the container, the file is made as soon as it is returned.
    return base.withExec(List.of("go", "build", "-o", "bookshop", ".")).file("bookshop");
  }
}
