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

  /** Required by the SDK, which restores the object before each call. */
  public Bookshop() {}

  /**
   * @param source the shop's files; the whole repository by default
   */
  public Bookshop(@DefaultPath("/") @Ignore({".git", "bin"}) Directory source) {
    this.source = source;
  }

  /** List the shop's Go files. */
  @Function
  public List<String> goFiles() throws Exception {
    return source.glob("**/*.go");
  }
}
