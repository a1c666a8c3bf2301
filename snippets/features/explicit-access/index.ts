import { dag, Directory, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Run the tests with files, a database, and a password from the caller.
   *
   * @param source The project's files
   * @param database Database to run the tests against
   * @param password Password for that database
   */
  @func()
  async integrationTest(
    source: Directory,
    database: Service,
    password: Secret,
  ): Promise<string> {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // The container reaches the service as "database", wherever it runs.
        .withServiceBinding("database", database)
        .withSecretVariable("DATABASE_PASSWORD", password)
        .withExec(["go", "test", "-tags=integration", "./..."])
        .stdout()
    )
  }
}
