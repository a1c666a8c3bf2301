package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /**
   * Look up which image a tag refers to.
   *
   * @param round any text; a new value looks it up again
   */
  @Function
  public String digest(String image, @Default("") String round) throws Exception {
    // Directly after from: any step in between makes it a different image.
    return dag().container().from(image).imageRef();
  }
}
