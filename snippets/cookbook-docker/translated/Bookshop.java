package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Serve the shop with its database, as the Compose file did. */
  @Function
  public Service shop(Directory source) {
    Service database = dag()
        .container()
        .from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        .withMountedCache(
          "/var/lib/postgresql/data", dag().cacheVolume("bookshop-database"),
          new Container.WithMountedCacheArguments()
              .withSharing(CacheSharingMode.LOCKED))
        .withExposedPort(5432)
        .asService(new Container.AsServiceArguments().withUseEntrypoint(true));
    return source
        .dockerBuild()
        // The service's name in the Compose file becomes its host name.
        .withServiceBinding("db", database)
        .withEnvVariable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable")
        .withExposedPort(8080)
        .asService(new Container.AsServiceArguments().withUseEntrypoint(true));
  }
}
