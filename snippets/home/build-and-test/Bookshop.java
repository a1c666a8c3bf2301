package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;
import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Make an image, but only if the tests pass. */
  @Function
  public Container build(Directory source) {
    var builder = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .withExec(List.of("go", "build", "-o", "/bookshop", "."));
    return dag().container().from("alpine:3.22").withExposedPort(8080)
        .withFile("/bookshop", builder.file("/bookshop"))
        .withDefaultArgs(List.of("/bookshop"));
  }
}
