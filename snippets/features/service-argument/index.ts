import { dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests against whichever PostgreSQL server the caller provides. */
  @func()
  async test(source: Directory, db: Service): Promise<string> {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withServiceBinding("db", db)
      .withEnvVariable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()
  }

  /** Start an empty server for one session. */
  @func()
  database(): Service {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        // It needs no password: it only holds test data and ends with the session.
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        .withExposedPort(5432)
        .asService()
    )
  }
}
