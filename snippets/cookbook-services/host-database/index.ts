import { dag, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Asks a database that runs outside of Dagger.
   * @param run Any text; a new one asks again
   */
  @func()
  async query(db: Service, password: Secret, sql: string, run: string): Promise<string> {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        .withServiceBinding("db", db)
        .withSecretVariable("PGPASSWORD", password)
        // Rows are no input of the command, so a changing value has to be one.
        .withEnvVariable("RUN", run)
        .withExec(["psql", "--host=db", "--username=postgres", `--command=${sql}`])
        .stdout()
    )
  }
}
