import { dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Serves the shop's pages. */
  @func()
  site(pages: Directory): Service {
    return dag
      .container()
      .from("nginx:1.29-alpine")
      .withDirectory("/usr/share/nginx/html", pages)
      .withExposedPort(80)
      .asService()
  }

  /** Follows all links on the pages, and fails if any is broken. */
  @func()
  async checkLinks(pages: Directory): Promise<string> {
    const spider = ["wget", "--spider", "--recursive", "--no-verbose", "--execute=robots=off"]
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "--no-cache", "wget"])
        // From here on, commands can reach the server by the name "site".
        .withServiceBinding("site", this.site(pages))
        .withExec([...spider, "http://site/"])
        .stderr()
    )
  }
}
