import { Container, dag, Directory, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Run the shop's database migrations.
   *
   * @param base Image that contains the compiler.
   */
  @func()
  async migrate(
    source: Directory,
    database: Service,
    password: Secret,
    base?: Container,
  ): Promise<string> {
    // An object can't be a default value, so the code creates it here.
    const start = base ?? dag.container().from("golang:1.25-alpine")
    return (
      start
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // The program reaches the database by this name, wherever the database runs.
        .withServiceBinding("database", database)
        .withSecretVariable("DATABASE_PASSWORD", password)
        .withExec(["go", "run", "./migrate", "--host=database"])
        .stdout()
    )
  }
}
