import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Set all variables that the caller passes.
   *
   * @param variables Variables as NAME=VALUE pairs
   */
  @func()
  configured(variables: string[]): Container {
    let container = dag.container().from("alpine:3.22")
    for (const variable of variables) {
      const [name, ...value] = variable.split("=")
      // The call doesn't change the container in place, so keep what it returns.
      container = container.withEnvVariable(name, value.join("="))
    }
    return container
  }
}
