import { dag, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** The database of the shop, closed by a password. */
  @func()
  store(password: Secret): Service {
    return dag
      .container()
      .from("postgres:17-alpine")
      .withSecretVariable("POSTGRES_PASSWORD", password)
      .withExposedPort(5432)
      .asService()
  }

  /** Lists what the store contains. */
  @func()
  async databases(password: Secret): Promise<string> {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        .withServiceBinding("store", this.store(password))
        // The client needs the value as well: a binding hands over no secrets.
        .withSecretVariable("PGPASSWORD", password)
        .withExec(["psql", "--host=store", "--username=postgres", "--list"])
        .stdout()
    )
  }
}
