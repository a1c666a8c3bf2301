package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Put the pages into the image of a web server. */
  @Function
  public Container site(Directory pages) {
    return dag()
        .container()
        .from("nginx:1.29-alpine")
        // A copy is part of the image, so the pages are there wherever the image runs.
        .withDirectory("/usr/share/nginx/html", pages)
        .withExposedPort(80);
  }
}
