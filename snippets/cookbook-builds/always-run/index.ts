import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return the time of this call, not of an earlier one. */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async clock(): Promise<string> {
    return (
      dag
        .container()
        .from("alpine:3.22")
        // The policy makes this function run; the new value makes the command run.
        .withEnvVariable("CALLED_AT", new Date().toISOString())
        .withExec(["date"])
        .stdout()
    )
  }
}
