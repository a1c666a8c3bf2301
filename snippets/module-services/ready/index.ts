import { dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Waits until the database answers queries, then runs the tests. */
  @func()
  async test(source: Directory, db: Service): Promise<string> {
    // The port opens before the database is ready. Waiting and testing
    // share one command, so the database keeps running in between.
    const script = "until pg_isready --host=db; do sleep 1; done && go test ./..."
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withExec(["apk", "add", "--no-cache", "postgresql17-client"])
      .withServiceBinding("db", db)
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["sh", "-c", script])
      .stdout()
  }
}
