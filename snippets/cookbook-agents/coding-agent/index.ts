import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lets a model write a small program, then tests and builds it. */
  @func()
  writeTool(assignment: string): File {
    const go = dag.container().from("golang:1.25-alpine").withWorkdir("/src")
    const workshop = go.withExec(["go", "mod", "init", "shoptool"])
    const env = dag
      .env()
      .withStringInput("assignment", assignment, "what the program has to do")
      .withContainerInput("workshop", workshop, "Go and an empty module in /src")
      .withContainerOutput("done", "the workshop with program and tests")

    const agent = dag
      .llm({ maxAPICalls: 60 })
      .withEnv(env)
      .withPrompt("Write a Go program and its tests in $workshop: $assignment")
      .withPrompt("Use standard packages only. Test until go vet and go test pass.")
      .withPrompt("Then save the container as done.")
    const done = agent.env().output("done").asContainer()

    // Take only the source from the model's container, and test and build it in the original.
    return workshop
      .withDirectory("/src", done.directory("/src"))
      .withExec(["go", "vet", "./..."])
      .withExec(["go", "test", "./..."])
      .withExec(["go", "build", "-o", "/out/tool", "."])
      .file("/out/tool")
  }
}
