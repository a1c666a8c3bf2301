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
  /** Returns the container with two cache volumes mounted. */
  private Container goCaches(Container container) {
    return container
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("bookshop-modules"))
        .withMountedCache("/root/.cache/go-build", dag().cacheVolume("bookshop-build"));
  }

  /** Run the tests, reusing what earlier runs downloaded and compiled. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container()
        .from("golang:1.25-alpine")
        // Calls goCaches on the container, so the chain reads from top to bottom.
        .with(this::goCaches)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
