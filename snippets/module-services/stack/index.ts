import { CacheSharingMode, dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** A database that keeps its rows between runs. */
  @func()
  store(): Service {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        // Two databases must not write to the same directory, so the second one waits.
        .withMountedCache(
          "/var/lib/postgresql/data",
          dag.cacheVolume("bookshop-store"),
          { sharing: CacheSharingMode.Locked },
        )
        .withExposedPort(5432)
        .asService({ useEntrypoint: true })
    )
  }

  /** Runs the shop with its database. */
  @func()
  dev(source: Directory): Service {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withServiceBinding("store", this.store())
      .withEnvVariable("DATABASE_URL", "postgres://postgres@store/postgres?sslmode=disable")
      .withExposedPort(8080)
      .asService({ args: ["go", "run", "."] })
  }
}
