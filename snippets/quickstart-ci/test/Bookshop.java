package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private Container workshop;

  public Bookshop() {}

  /**
   * @param source The service's files; by default, the whole repository
   */
  public Bookshop(
      @DefaultPath("/") @Ignore({".git", ".dagger", "**/.env*"}) Directory source) {
    workshop =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src");
  }

  /** Run the tests and return their output. */
  @Function
  public String test() throws Exception {
    return workshop.withExec(List.of("go", "test", "-v", "./...")).stdout();
  }
}
