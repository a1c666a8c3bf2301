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
  /** Return a container; the engine saves the chain that produces it. */
  @Function
  public Container tested(Directory source) {
    return dag().container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."));
  }

  /** Return text, so the engine saves the text. */
  @Function
  public String report(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return tested(source).stdout();
  }
}
