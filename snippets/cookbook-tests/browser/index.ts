import { argument, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Test the site in a browser, and keep the report, also when tests fail. */
  @func()
  browserTest(
    site: Directory,
    @argument({ ignore: ["node_modules"] }) tests: Directory,
  ): Directory {
    const server = dag
      .container()
      .from("nginx:1.29-alpine")
      .withDirectory("/usr/share/nginx/html", site)
      .withExposedPort(80)
      .asService()
    return (
      dag
        .container()
        .from("mcr.microsoft.com/playwright:v1.54.2-noble")
        .withDirectory("/tests", tests)
        .withWorkdir("/tests")
        .withExec(["npm", "ci"])
        .withServiceBinding("shop", server)
        .withEnvVariable("BASE_URL", "http://shop")
        // Otherwise, the reporter may serve the report after a failure instead of exiting.
        .withEnvVariable("PLAYWRIGHT_HTML_OPEN", "never")
        .withExec(["npx", "playwright", "test", "--reporter=line,html"], {
          expect: ReturnType.Any,
        })
        .directory("playwright-report")
    )
  }
}
