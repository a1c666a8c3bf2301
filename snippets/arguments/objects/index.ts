import { Container, dag, Directory, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Bring a database up to date.
   *
   * @param base Image with the compiler.
   */
  @func()
  async migrate(
    source: Directory,
    database: Service,
    password: Secret,
    base?: Container,
  ): Promise<string> {
    // An object cannot be written as a default, so the code fills it in.
    const start = base ?? dag.container().from("golang:1.25-alpine")
    return (
      start
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // The program reaches the database under this name, wherever it runs.
        .withServiceBinding("database", database)
        .withSecretVariable("DATABASE_PASSWORD", password)
        .withExec(["go", "run", "./migrate", "--host=database"])
        .stdout()
    )
  }
}
