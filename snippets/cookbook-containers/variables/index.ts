import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Print the variables that a command sees. */
  @func()
  async environment(): Promise<string> {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withEnvVariable("SHOP_NAME", "bookshop")
        .withEnvVariable("SHOP_HOME", "/opt/bookshop")
        // Without expand, the value would contain "$SHOP_HOME" literally.
        .withEnvVariable("PATH", "$SHOP_HOME/bin:$PATH", { expand: true })
        .withExec(["env"])
        .stdout()
    )
  }
}
