package io.dagger.modules.bookshop;

import io.dagger.client.Directory;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private Directory source;

  /** Needed to restore the object before each call. */
  public Bookshop() {}

  /**
   * @param source files of the shop; without it, those of the repository
   */
  public Bookshop(@DefaultPath("/") @Ignore({".git", "bin"}) Directory source) {
    this.source = source;
  }

  /** List the Go files of the shop. */
  @Function
  public List<String> goFiles() throws Exception {
    return source.glob("**/*.go");
  }
}
