import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return an image that serves a directory of books. */
  @func()
  shelf(books: Directory): Container {
    return (
      dag
        .container()
        .from("python:3.13-slim")
        .withDirectory("/srv/books", books)
        .withWorkdir("/srv/books")
        // Ports below 1024 need root, and the server doesn't run as root.
        .withUser("nobody")
        .withExposedPort(8080)
        // The entrypoint always runs, but "docker run IMAGE 9000" replaces the default port.
        .withEntrypoint(["python", "-m", "http.server"])
        .withDefaultArgs(["8080"])
    )
  }
}
