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
  /** Start a database that keeps its data after the service stops. */
  @Function
  public Service catalog(Directory seed) {
    return dag().container()
        .from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        // A new volume starts with the seed; a different seed gets its own volume.
        .withMountedCache(
            "/var/lib/postgresql/data",
            dag().cacheVolume("bookshop-catalog"),
            new Container.WithMountedCacheArguments()
                .withSource(seed)
                .withSharing(CacheSharingMode.LOCKED)
                .withOwner("postgres"))
        .withExposedPort(5432)
        .asService(new Container.AsServiceArguments().withUseEntrypoint(true));
  }
}
