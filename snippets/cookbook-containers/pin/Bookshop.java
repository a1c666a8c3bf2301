package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Look up which image a tag refers to. */
  @Function
  public String digest(String image) throws Exception {
    // Directly after from: any step in between makes it a different image.
    return dag().container().from(image).imageRef();
  }
}
