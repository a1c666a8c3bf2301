import { dag, func, object, type Service } from "@dagger.io/dagger"

@object()
export class Booklist {
  /** Request the page from a running site. */
  @func()
  async check(site: Service): Promise<string> {
    return dag
      .wolfi()
      .container({ packages: ["curl"] })
      .withServiceBinding("site", site)
      .withExec(["curl", "--fail", "--silent", "http://site"])
      .stdout()
  }
}
