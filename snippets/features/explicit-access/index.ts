import { dag, Directory, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Reach three things of the caller's machine: these arguments.
   *
   * @param source Files of the project
   * @param database Database that the tests talk to
   * @param password Password of that database
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
        // In this container the service is called "database", wherever it runs.
        .withServiceBinding("database", database)
        .withSecretVariable("DATABASE_PASSWORD", password)
        .withExec(["go", "test", "-tags=integration", "./..."])
        .stdout()
    )
  }
}
