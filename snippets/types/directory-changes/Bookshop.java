package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Changeset;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Format the source code. */
  @Function
  public Changeset format(Directory source) {
    Directory formatted =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withMountedDirectory("/src", source)
            .withWorkdir("/src")
            .withExec(List.of("gofmt", "-w", "."))
            .directory("/src");

    // Call changes on the newer directory, and pass the older one.
    return formatted.changes(source);
  }
}
