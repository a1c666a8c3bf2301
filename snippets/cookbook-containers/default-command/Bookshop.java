package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Return an image that serves a directory of books. */
  @Function
  public Container shelf(Directory books) {
    return dag()
        .container()
        .from("python:3.13-slim")
        .withDirectory("/srv/books", books)
        .withWorkdir("/srv/books")
        // Ports below 1024 need root, and the server doesn't run as root.
        .withUser("nobody")
        .withExposedPort(8080)
        // The entrypoint always runs, but "docker run IMAGE 9000" replaces the default port.
        .withEntrypoint(List.of("python", "-m", "http.server"))
        .withDefaultArgs(List.of("8080"));
  }
}
