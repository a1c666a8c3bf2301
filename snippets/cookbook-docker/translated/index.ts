import { CacheSharingMode, dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Serve the shop with its database, as the Compose file did. */
  @func()
  shop(source: Directory): Service {
    const database = dag
      .container()
      .from("postgres:17-alpine")
      .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
      .withMountedCache("/var/lib/postgresql/data", dag.cacheVolume("bookshop-database"), {
        sharing: CacheSharingMode.Locked,
      })
      .withExposedPort(5432)
      .asService({ useEntrypoint: true })
    return (
      source
        .dockerBuild()
        // The service's name in the Compose file becomes its host name.
        .withServiceBinding("db", database)
        .withEnvVariable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable")
        .withExposedPort(8080)
        .asService({ useEntrypoint: true })
    )
  }
}
