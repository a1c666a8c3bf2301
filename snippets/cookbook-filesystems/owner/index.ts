import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return an image in which the server's user owns the catalog. */
  @func()
  server(program: File, catalog: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withDirectory("/srv/catalog", catalog, { owner: "nobody" })
      .withFile("/usr/local/bin/bookshop", program, { permissions: 0o755 })
      .withUser("nobody")
      .withDefaultArgs(["bookshop"])
  }
}
