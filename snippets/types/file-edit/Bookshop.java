package io.dagger.modules.bookshop;

import io.dagger.client.Changeset;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Write a version number into the source code. */
  @Function
  public Changeset bump(Directory source, String version) {
    File edited =
        source
            .file("main.go")
            // Fails unless the text occurs exactly once, so nothing else can change.
            .withReplaced("version = \"dev\"", "version = \"" + version + "\"");

    return source.withFile("main.go", edited).changes(source);
  }
}
