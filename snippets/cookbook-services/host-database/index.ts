import { dag, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Queries a database that runs outside Dagger.
   * @param run Any text; a new value repeats the query
   */
  @func()
  async query(db: Service, password: Secret, sql: string, run: string): Promise<string> {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        .withServiceBinding("db", db)
        .withSecretVariable("PGPASSWORD", password)
        // The engine can't see whether rows changed, so only a new value repeats the query.
        .withEnvVariable("RUN", run)
        .withExec(["psql", "--host=db", "--username=postgres", `--command=${sql}`])
        .stdout()
    )
  }
}
