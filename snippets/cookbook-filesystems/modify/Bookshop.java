package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Repair the list of dependencies and add a file with the version. */
  @Function
  public Directory tidy(Directory source, String version) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        // A command changes files in place.
        .withExec(List.of("go", "mod", "tidy"))
        // So does the API, without a command.
        .withNewFile("VERSION", version)
        // The changed files are here, and nowhere else.
        .directory(".");
  }
}
