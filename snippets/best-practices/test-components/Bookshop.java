package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /**
   * Run every component's tests.
   *
   * @param run a value that's new for each call, such as the CI run number
   */
  @Function
  public void test(@Default("") String run) throws Exception {
    // Each component finds its files through a default path, so pass nothing.
    dag().orders().test();
    // The Java client blocks on each call, so the tests run one at a time.
    dag().web().test();
  }
}
