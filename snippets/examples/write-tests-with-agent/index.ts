import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

const assignment = `You are in $sandbox, a container with a Go service in /src.
Write tests for HTTP handlers that have none. Change only files named *_test.go.
Run go test ./... until it passes, then save the container as done.`

@object()
export class Bookshop {
  /** Lets a model add tests and returns its edits for review. */
  @func()
  async writeTests(
    @argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory,
  ): Promise<Changeset> {
    const tools = dag.container().from("golang:1.25-alpine").withWorkdir("/src")
    const sandbox = tools.withDirectory("/src", source)
    const environment = dag
      .env()
      .withContainerInput("sandbox", sandbox, "The service in /src, with Go")
      .withContainerOutput("done", "The container with the new tests in /src")

    const agent = dag.llm({ maxAPICalls: 40 }).withEnv(environment).withPrompt(assignment)
    const done = agent.env().output("done").asContainer()

    // Keep only test files, whatever else the model changed.
    const result = source.withDirectory(".", done.directory("/src"), {
      include: ["**/*_test.go"],
      exclude: ["**/.*", "**/*_test.go/*"],
    })
    // Test again in a container that the model hasn't touched.
    await tools.withDirectory("/src", result).withExec(["go", "test", "./..."]).sync()
    return result.changes(source)
  }
}
