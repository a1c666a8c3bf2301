import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Put the pages into the image of a web server. */
  @func()
  site(pages: Directory): Container {
    return (
      dag
        .container()
        .from("nginx:1.29-alpine")
        // A copy is part of the image, so the pages are there wherever the image runs.
        .withDirectory("/usr/share/nginx/html", pages)
        .withExposedPort(80)
    )
  }
}
