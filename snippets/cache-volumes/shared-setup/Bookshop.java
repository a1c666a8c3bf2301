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
  /** Run the service's tests. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return goTools(source).withExec(List.of("go", "test", "./...")).stdout();
  }

  /** Report suspicious code. */
  @Function
  public String lint(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return goTools(source).withExec(List.of("go", "vet", "./...")).stderr();
  }

  // Both functions start here, so they share the same two volumes.
  private Container goTools(Directory source) {
    return dag().container()
        .from("golang:1.25-alpine")
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("bookshop-go-modules"))
        .withMountedCache(
            "/root/.cache/go-build", dag().cacheVolume("bookshop-go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src");
  }
}
