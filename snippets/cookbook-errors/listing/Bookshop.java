package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** List a build's files with their mode, owner, size, and name. */
  @Function
  public String listing(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Container built = dag().container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/out/", "./..."));

    // This continues from the finished build, so nothing is compiled twice.
    return built
        .withExec(List.of("find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+"))
        .stdout();
  }
}
