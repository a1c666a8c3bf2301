package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the tests on the mounted source. */
  @Function
  public String test(Directory source) throws Exception {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        // A mount is enough, because the files don't have to end up in an image.
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
