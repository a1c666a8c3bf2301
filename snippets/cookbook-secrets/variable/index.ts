import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Asks GitHub whose token this is. */
  @func()
  async whoami(token: Secret): Promise<string> {
    // $(…) cuts off the line break that values from files and commands often end with.
    const script = 'wget -q -O- --header="Authorization: Bearer $(printf %s "$GITHUB_TOKEN")" "$0"'
    return dag
      .container()
      .from("alpine:3.22")
      .withSecretVariable("GITHUB_TOKEN", token)
      .withExec(["sh", "-c", script, "https://api.github.com/user"])
      .stdout()
  }
}
