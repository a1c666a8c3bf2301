import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests against a dedicated PostgreSQL server. */
  @func()
  async test(source: Directory): Promise<string> {
    const database = dag
      .container()
      .from("postgres:17-alpine")
      .withEnvVariable("POSTGRES_DB", "bookshop")
      // A throwaway server on the engine's own network needs no password.
      .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
      .withExposedPort(5432)
      .asService()

    const url = "postgres://postgres@database/bookshop?sslmode=disable"
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withServiceBinding("database", database)
      .withEnvVariable("DATABASE_URL", url)
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "-v", "./..."])
      .stdout()
  }
}
