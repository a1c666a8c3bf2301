import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Label the image with its version, a title, and a description. */
  @func()
  labeled(version: string): Container {
    return (
      dag
        .container()
        .from("nginx:1.29-alpine")
        // Labels go into the image's configuration, where "docker inspect" shows them.
        .withLabel("org.opencontainers.image.version", version)
        .withLabel("org.opencontainers.image.title", "Bookshop")
        // Annotations go into the manifest, where they can be read without pulling the image.
        .withAnnotation("org.opencontainers.image.version", version)
        .withAnnotation("org.opencontainers.image.description", "A small shop for books")
    )
  }
}
