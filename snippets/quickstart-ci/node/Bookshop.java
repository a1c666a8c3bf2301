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
    var base = dag().container().from("node:22-slim");
    workshop = base.withDirectory("/src", source).withWorkdir("/src");
  }
  /** Run the tests and return their output. */
  @Function
  public String test() throws Exception {
    return workshop.withExec(List.of("npm", "test")).stdout();
  }
  /** Put the service into an image. */
  @Function
  public Container build() {
    return dag().container().from("node:22-slim").withWorkdir("/app")
        .withFile("server.mjs", workshop.file("server.mjs"))
        .withExposedPort(8080).withDefaultArgs(List.of("node", "server.mjs"));
  }
  /** Push the image, but only if the tests pass. */
  @Function
  public String publish(String address) throws Exception {
    test();
    return build().publish(address);
  }
}
