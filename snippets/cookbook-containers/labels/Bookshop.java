package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Label the image with its version, a title, and a description. */
  @Function
  public Container labeled(String version) {
    return dag()
        .container()
        .from("nginx:1.29-alpine")
        // Labels go into the image's configuration, where "docker inspect" shows them.
        .withLabel("org.opencontainers.image.version", version)
        .withLabel("org.opencontainers.image.title", "Bookshop")
        // Annotations go into the manifest, where they can be read without pulling the image.
        .withAnnotation("org.opencontainers.image.version", version)
        .withAnnotation("org.opencontainers.image.description", "A small shop for books");
  }
}
