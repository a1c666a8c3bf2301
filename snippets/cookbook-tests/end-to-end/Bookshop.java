package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Send requests to the shop from another container and check its responses. */
  @Function
  public String endToEnd(
      Directory site, @Ignore({"node_modules"}) Directory tests)
      throws Exception {
    Service server = dag()
        .container()
        .from("nginx:1.29-alpine")
        .withDirectory("/usr/share/nginx/html", site)
        .withExposedPort(80)
        .asService();
    return dag()
        .container()
        .from("node:22-slim")
        .withDirectory("/tests", tests)
        .withWorkdir("/tests")
        .withServiceBinding("shop", server)
        .withEnvVariable("BASE_URL", "http://shop")
        .withExec(List.of("node", "--test"))
        .stdout();
  }
}
