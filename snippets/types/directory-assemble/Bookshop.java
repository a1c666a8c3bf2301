package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Put together what a server needs, and nothing else. */
  @Function
  public Directory release(Directory source, File program, String version) {
    return dag()
        .directory()
        .withFile("bookshop", program)
        .withDirectory(
            "static",
            source.directory("static"),
            // Without the two stars, only files at the top would match.
            new Directory.WithDirectoryArguments().withExclude(List.of("**/*.map")))
        .withNewFile("VERSION", version + "\n");
  }
}
