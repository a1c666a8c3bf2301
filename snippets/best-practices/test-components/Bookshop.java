package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Run the tests of every component. */
  @Function
  public void test() throws Exception {
    // Each component finds its files by a default path: nothing is passed here.
    dag().orders().test();
    // The Java client waits for each answer, so one follows the other.
    dag().web().test();
  }
}
