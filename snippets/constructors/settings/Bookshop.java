package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  // Private fields are saved with the object, too, but callers don't see them.
  private Directory source;

  /** Go version to test with. */
  public String goVersion;

  /** Required by the SDK, which restores the object before each call. */
  public Bookshop() {}

  public Bookshop(
      @DefaultPath("/") @Ignore({"bin", ".git"}) Directory source,
      @Default("1.25") String goVersion) {
    this.source = source;
    this.goVersion = goVersion;
  }

  /** Run the shop's tests. */
  @Function
  public String test() throws Exception {
    return dag()
        .container()
        .from("golang:" + goVersion + "-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
