package io.dagger.modules.bookshop;

import io.dagger.client.File;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Release that go.mod asks for. */
  public String goVersion;

  /** Required for restoring the object before each call. */
  public Bookshop() {}

  public Bookshop(@DefaultPath("/go.mod") File manifest) throws Exception {
    goVersion =
        manifest
            .contents()
            .lines()
            .filter(line -> line.startsWith("go "))
            .map(line -> line.substring(3).strip())
            .findFirst()
            // If this fails, whichever function was called fails with the same error.
            .orElseThrow(() ->
                new IllegalStateException("go.mod has no line that begins with go"));
  }
}
