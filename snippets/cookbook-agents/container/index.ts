import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lets a model install the packages that a task needs. */
  @func()
  toolbox(task: string): Container {
    const env = dag
      .env()
      .withStringInput("task", task, "what somebody wants to do with the tools")
      .withContainerInput("base", dag.container().from("alpine:3.22"), "plain Alpine")
      .withContainerOutput("toolbox", "the base with the tools installed")

    return dag
      .llm({ maxAPICalls: 20 })
      .withEnv(env)
      .withPrompt("Start from $base and install what is needed to: $task")
      .withPrompt("Run each tool once as a test. Then save the container.")
      .env()
      .output("toolbox")
      .asContainer()
  }
}
