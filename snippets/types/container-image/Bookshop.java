package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Build an image with the compiled shop, but no compiler. */
  @Function
  public Container image(Directory source) {
    // First container: has the compiler and isn't published.
    File program =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src")
            .withEnvVariable("CGO_ENABLED", "0")
            .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
            .file("/out/bookshop");

    // Second container: takes one file from the first.
    return dag()
        .container()
        .from("alpine:3.22")
        .withFile("/usr/local/bin/bookshop", program)
        .withUser("nobody")
        .withExposedPort(8080)
        // The command that "docker run" and Container.asService start.
        .withDefaultArgs(List.of("bookshop"));
  }
}
