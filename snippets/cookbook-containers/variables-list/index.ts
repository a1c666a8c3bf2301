import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Set every variable that the caller lists.
   *
   * @param variables Variables, each as NAME=VALUE
   */
  @func()
  configured(variables: string[]): Container {
    let container = dag.container().from("alpine:3.22")
    for (const variable of variables) {
      const [name, ...value] = variable.split("=")
      // The call changes nothing in place: keep what it returns.
      container = container.withEnvVariable(name, value.join("="))
    }
    return container
  }
}
