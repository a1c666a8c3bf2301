package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Clean up the dependencies and add a file with the version. */
  @Function
  public Directory tidy(Directory source, String version) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        // A command changes files in place.
        .withExec(List.of("go", "mod", "tidy"))
        // The API can change files, too, without running a command.
        .withNewFile("VERSION", version)
        // Only this container has the changes, so return its copy of the directory.
        .directory(".");
  }
}
