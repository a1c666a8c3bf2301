import { type Container, dag, func, object, Secret } from "@dagger.io/dagger"

const SCRIPT = `curl --fail --silent --show-error \
  --header "Authorization: Bearer $TOKEN" \
  "https://catalog.example.com/titles?year=$0"`

@object()
export class Bookshop {
  // The object only keeps a reference; the value stays with the caller.
  private token: Secret

  constructor(token: Secret) {
    this.token = token
  }

  /** List the titles published in a year. */
  @func()
  async titles(year: string): Promise<string> {
    return this.client().withExec(["sh", "-c", SCRIPT, year]).stdout()
  }

  // Only containers based on this one have the variable.
  private client(): Container {
    return dag
      .container()
      .from("alpine/curl:8.14.1")
      .withSecretVariable("TOKEN", this.token)
  }
}
