package io.dagger.modules.tests;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Tests {
  /** Run all tests. */
  @Function
  public void all() throws Exception {
    // The Java client blocks on each call, so the tests run one at a time.
    user();
    starts();
  }

  /** Check that the image doesn't run as root. */
  @Function
  public void user() throws Exception {
    String user = image().user();
    if (!user.equals("nobody")) {
      throw new IllegalStateException("the image runs as " + user + ", expected nobody");
    }
  }

  /** Check that the program starts in the image. */
  @Function
  public void starts() throws Exception {
    image().withExec(List.of("bookshop", "--version")).sync();
  }

  private Container image() {
    // The tests use this module's fixture, so callers don't have to pass anything.
    return dag().bookshop()
        .image(dag().currentModule().source().directory("fixture"));
  }
}
