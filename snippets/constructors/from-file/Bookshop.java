package io.dagger.modules.bookshop;

import io.dagger.client.File;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Go version that go.mod requires. */
  public String goVersion;

  /** Required by the SDK, which restores the object before each call. */
  public Bookshop() {}

  public Bookshop(@DefaultPath("/go.mod") File manifest) throws Exception {
    goVersion =
        manifest
            .contents()
            .lines()
            .filter(line -> line.startsWith("go "))
            .map(line -> line.substring(3).strip())
            .findFirst()
            // Every call runs the constructor first, so any call fails with this error.
            .orElseThrow(() ->
                new IllegalStateException("go.mod has no go line"));
  }
}
