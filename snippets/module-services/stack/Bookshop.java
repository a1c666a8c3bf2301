package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container.AsServiceArguments;
import io.dagger.client.Container.WithMountedCacheArguments;
import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** A database that keeps its rows between runs. */
  @Function
  public Service store() {
    // Two databases must not write to the same directory, so the second one waits.
    var data = dag().cacheVolume("bookshop-store");
    var locked = new WithMountedCacheArguments().withSharing(CacheSharingMode.LOCKED);
    return dag().container().from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        .withMountedCache("/var/lib/postgresql/data", data, locked)
        .withExposedPort(5432)
        .asService(new AsServiceArguments().withUseEntrypoint(true));
  }

  /** Run the shop with its database. */
  @Function
  public Service dev(Directory source) {
    return dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withServiceBinding("store", store())
        .withEnvVariable("DATABASE_URL", "postgres://postgres@store/postgres?sslmode=disable")
        .withExposedPort(8080)
        .asService(new AsServiceArguments().withArgs(List.of("go", "run", ".")));
  }
}
