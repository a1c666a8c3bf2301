package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Build the shop's style sheets and scripts. */
  @Function
  public Directory assets(Directory source) {
    return dag().container()
        .from("node:22-slim")
        // Builds take turns: the second one waits, then finds every package cached.
        .withMountedCache(
            "/root/.npm",
            dag().cacheVolume("bookshop-npm"),
            new Container.WithMountedCacheArguments()
                .withSharing(CacheSharingMode.LOCKED))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("npm", "ci"))
        .withExec(List.of("npm", "run", "build"))
        .directory("/src/dist");
  }
}
