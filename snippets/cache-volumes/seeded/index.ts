import { CacheSharingMode, dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Start a database that keeps its data after the service stops. */
  @func()
  catalog(seed: Directory): Service {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        // A new volume starts with the seed; a different seed gets its own volume.
        .withMountedCache(
          "/var/lib/postgresql/data",
          dag.cacheVolume("bookshop-catalog"),
          { source: seed, sharing: CacheSharingMode.Locked, owner: "postgres" },
        )
        .withExposedPort(5432)
        .asService({ useEntrypoint: true })
    )
  }
}
