package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Collect only the files that a server needs. */
  @Function
  public Directory release(Directory source, File program, String version) {
    return dag()
        .directory()
        .withFile("bookshop", program)
        .withDirectory(
            "static",
            source.directory("static"),
            // Without the two asterisks, only top-level files would match.
            new Directory.WithDirectoryArguments().withExclude(List.of("**/*.map")))
        .withNewFile("VERSION", version + "\n");
  }
}
