import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs the tests against a database that holds the rows of testdata/sql. */
  @func()
  async test(source: Directory): Promise<string> {
    const database = dag
      .container()
      .from("postgres:17-alpine")
      .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
      // The image runs these scripts, in the order of their names, when it starts empty.
      .withDirectory("/docker-entrypoint-initdb.d", source.directory("testdata/sql"))
      .withExposedPort(5432)
      .asService()

    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withServiceBinding("database", database)
      .withEnvVariable("DATABASE_URL", "postgres://postgres@database/postgres?sslmode=disable")
      .withExec(["go", "test", "./..."])
      .stdout()
  }
}
