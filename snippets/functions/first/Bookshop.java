package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Turn a book title into the last part of a URL. */
  @Function
  public String slug(String title) {
    return title.toLowerCase().replace(" ", "-");
  }

  /** Ask a container for its compiler's version. */
  @Function
  public String goVersion()
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return compiler().withExec(List.of("go", "version")).stdout();
  }

  // Not annotated, so callers don't see it.
  private Container compiler() {
    return dag().container().from("golang:1.25-alpine");
  }
}
