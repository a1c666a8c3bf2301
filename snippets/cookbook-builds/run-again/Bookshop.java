package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * List the dependencies that have newer versions.
   *
   * @param run any text; a new value repeats the check
   */
  @Function
  public String outdated(Directory source, String run) throws Exception {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // Everything above stays cached; everything below runs for each new value.
        .withEnvVariable("RUN", run)
        .withExec(List.of("go", "list", "-m", "-u", "all"))
        .stdout();
  }
}
