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
   * @param run any text; a new value repeats the lookup
   */
  @Function
  public String digest(String image, @Default("") String run) throws Exception {
    // Call this directly after from, because any step in between creates a different image.
    return dag().container().from(image).imageRef();
  }
}
