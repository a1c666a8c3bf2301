package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Serve the shop's pages. */
  @Function
  public Service site(Directory pages) {
    return dag().container().from("nginx:1.29-alpine")
        .withDirectory("/usr/share/nginx/html", pages)
        .withExposedPort(80)
        .asService();
  }

  /** Follow all links on the pages, and fail if any is broken. */
  @Function
  public String checkLinks(Directory pages)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container().from("alpine:3.22")
        .withExec(List.of("apk", "add", "--no-cache", "wget"))
        // From here on, commands can reach the server by the name "site".
        .withServiceBinding("site", site(pages))
        .withExec(List.of(
            "wget", "--spider", "--recursive", "--no-verbose", "--execute=robots=off",
            "http://site/"))
        .stderr();
  }
}
