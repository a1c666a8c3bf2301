import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Asks GitHub whose token this is. */
  @func()
  async whoami(token: Secret): Promise<string> {
    // $(…) drops the line break that files and commands end with.
    const script = 'wget -qO- --header="Authorization: Bearer $(printenv GITHUB_TOKEN)" "$0"'
    return dag
      .container()
      .from("alpine:3.22")
      .withSecretVariable("GITHUB_TOKEN", token)
      .withExec(["sh", "-c", script, "https://api.github.com/user"])
      .stdout()
  }
}
