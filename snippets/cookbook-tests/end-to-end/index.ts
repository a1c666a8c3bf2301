import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Send requests to the shop from another container and check its responses. */
  @func()
  async endToEnd(
    site: Directory,
    @argument({ ignore: ["node_modules"] }) tests: Directory,
  ): Promise<string> {
    const server = dag
      .container()
      .from("nginx:1.29-alpine")
      .withDirectory("/usr/share/nginx/html", site)
      .withExposedPort(80)
      .asService()
    return await dag
      .container()
      .from("node:22-slim")
      .withDirectory("/tests", tests)
      .withWorkdir("/tests")
      .withServiceBinding("shop", server)
      .withEnvVariable("BASE_URL", "http://shop")
      .withExec(["node", "--test"])
      .stdout()
  }
}
