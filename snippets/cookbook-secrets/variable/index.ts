import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Asks GitHub who the token belongs to. */
  @func()
  async whoami(token: Secret): Promise<string> {
    // $(…) drops the newline that a secret from a file or a command may end with.
    const script = 'wget -qO- --header="Authorization: Bearer $(printenv GITHUB_TOKEN)" "$0"'
    return dag
      .container()
      .from("alpine:3.22")
      .withSecretVariable("GITHUB_TOKEN", token)
      .withExec(["sh", "-c", script, "https://api.github.com/user"])
      .stdout()
  }
}
