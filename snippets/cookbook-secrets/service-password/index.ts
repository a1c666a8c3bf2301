import { dag, func, object, Secret, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs the shop's database, protected by a password. */
  @func()
  store(password: Secret): Service {
    return dag
      .container()
      .from("postgres:17-alpine")
      .withSecretVariable("POSTGRES_PASSWORD", password)
      .withExposedPort(5432)
      .asService()
  }

  /** Lists the databases in the store. */
  @func()
  async databases(password: Secret): Promise<string> {
    return (
      dag
        .container()
        .from("postgres:17-alpine")
        .withServiceBinding("store", this.store(password))
        // The client needs the secret too: a binding doesn't pass it on.
        .withSecretVariable("PGPASSWORD", password)
        .withExec(["psql", "--host=store", "--username=postgres", "--list"])
        .stdout()
    )
  }
}
