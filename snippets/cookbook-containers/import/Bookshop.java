package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Create a container from a saved image. */
  @Function
  public Container fromArchive(File archive) {
    // The name differs because import is a reserved word.
    return dag().container().importTarball(archive);
  }
}
