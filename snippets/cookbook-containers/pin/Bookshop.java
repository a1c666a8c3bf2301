package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Look up which image a tag stands for. */
  @Function
  public String digest(String image) throws Exception {
    // Directly after from: any step in between makes another image of it.
    return dag().container().from(image).imageRef();
  }
}
