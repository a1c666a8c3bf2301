package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Install the locked packages, run the tests, and return the built site. */
  @Function
  public Directory buildSite(@Ignore({"node_modules", "dist"}) Directory source) {
    return dag()
        .container()
        .from("node:22-slim")
        .withMountedCache("/root/.npm", dag().cacheVolume("bookshop-npm"))
        .withWorkdir("/src")
        .withDirectory(".", source)
        .withExec(List.of("npm", "ci"))
        .withExec(List.of("npm", "test"))
        .withExec(List.of("npm", "run", "build"))
        .directory("dist");
  }
}
