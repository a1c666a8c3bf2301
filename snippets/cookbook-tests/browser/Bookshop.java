package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Test the site in a browser, and keep the report, also when tests fail. */
  @Function
  public Directory browserTest(Directory site, @Ignore({"node_modules"}) Directory tests) {
    Service server = dag()
        .container()
        .from("nginx:1.29-alpine")
        .withDirectory("/usr/share/nginx/html", site)
        .withExposedPort(80)
        .asService();
    return dag()
        .container()
        .from("mcr.microsoft.com/playwright:v1.54.2-noble")
        .withDirectory("/tests", tests)
        .withWorkdir("/tests")
        .withExec(List.of("npm", "ci"))
        .withServiceBinding("shop", server)
        .withEnvVariable("BASE_URL", "http://shop")
        // Otherwise, the reporter may serve the report after a failure instead of exiting.
        .withEnvVariable("PLAYWRIGHT_HTML_OPEN", "never")
        .withExec(
          List.of("npx", "playwright", "test", "--reporter=line,html"),
          new Container.WithExecArguments().withExpect(ReturnType.ANY))
        .directory("playwright-report");
  }
}
