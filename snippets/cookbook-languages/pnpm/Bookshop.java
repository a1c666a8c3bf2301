package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Install the locked packages with pnpm, run the tests, and return the built site. */
  @Function
  public Directory buildSite(@Ignore({"node_modules", "dist"}) Directory source) {
    return dag()
        .container()
        .from("node:22-slim")
        .withExec(List.of("npm", "install", "--global", "pnpm@10.18.3"))
        .withMountedCache("/pnpm/store", dag().cacheVolume("bookshop-pnpm"))
        .withEnvVariable("npm_config_store_dir", "/pnpm/store")
        .withWorkdir("/src")
        .withDirectory(".", source)
        .withExec(List.of("pnpm", "install", "--frozen-lockfile"))
        .withExec(List.of("pnpm", "test"))
        .withExec(List.of("pnpm", "run", "build"))
        .directory("dist");
  }
}
