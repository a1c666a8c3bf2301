package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Report the Go version that builds the shop. */
  @Function
  public String goVersion()
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withExec(List.of("go", "version"))
        .stdout();
  }
}
