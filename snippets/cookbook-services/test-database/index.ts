import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs the tests against a database filled from testdata/sql. */
  @func()
  async test(source: Directory): Promise<string> {
    const database = dag
      .container()
      .from("postgres:17-alpine")
      .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
      // On its first start, the database runs these scripts in alphabetical order.
      .withDirectory("/docker-entrypoint-initdb.d", source.directory("testdata/sql"))
      .withExposedPort(5432)
      .asService()

    const url = "postgres://postgres@database/postgres?sslmode=disable"
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withServiceBinding("database", database)
      .withEnvVariable("DATABASE_URL", url)
      .withExec(["go", "test", "./..."])
      .stdout()
  }
}
