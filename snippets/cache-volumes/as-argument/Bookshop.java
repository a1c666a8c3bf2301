package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheVolume;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run the tests with Go modules from the caller's cache volume. */
  @Function
  public String verify(Directory source, CacheVolume modules)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container()
        .from("golang:1.25-alpine")
        .withMountedCache("/go/pkg/mod", modules)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
