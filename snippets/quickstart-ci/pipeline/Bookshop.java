package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private Container workshop;

  public Bookshop() {}

  public Bookshop(
      @DefaultPath("/") @Ignore({".git", ".dagger", "**/.env*"}) Directory source) {
    var base = dag().container().from("golang:1.25-alpine");
    workshop = base.withDirectory("/src", source).withWorkdir("/src");
  }
  /** Run the tests and return their output. */
  @Function
  public String test() throws Exception {
    return workshop.withExec(List.of("go", "test", "-v", "./...")).stdout();
  }
  /** Put the compiled service into a small image. */
  @Function
  public Container build() {
    var built = workshop.withExec(List.of("go", "build", "-o", "bookshop", "."));
    return dag().container().from("alpine:3.22").withDefaultArgs(List.of("/bookshop"))
        .withExposedPort(8080).withFile("/bookshop", built.file("bookshop"));
  }
  /** Push the image, but only if the tests pass. */
  @Function
  public String publish(String address) throws Exception {
    test();
    return build().publish(address);
  }
}
