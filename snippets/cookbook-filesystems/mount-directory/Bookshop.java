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
        // The tests need the files, but no image has to contain them.
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
