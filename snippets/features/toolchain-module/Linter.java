package io.dagger.modules.linter;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Formatting rules shared by all of the shop's services. */
@Object
public class Linter {
  private Directory source;
  private String image;

  public Linter() {}

  // The path is resolved in the project that installs this module.
  public Linter(
      @DefaultPath(".") Directory source, @Default("golang:1.25-alpine") String image) {
    this.source = source;
    this.image = image;
  }

  /** List the files that gofmt would change. */
  @Function
  public String unformatted()
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from(image)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("gofmt", "-l", "."))
        .stdout();
  }
}
