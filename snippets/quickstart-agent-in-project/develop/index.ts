import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

const prompt = `You are a developer of the Go service in the directory project.
Your assignment: $assignment
Read the code first. Change as little as possible, and add a test for it.
Call test with your changed directory until it passes. Then save it as result.`

@object()
export class Developer {
  /** Run the tests of the service and return their output. */
  @func()
  async test(source: Directory): Promise<string> {
    const tools = dag.container().from("golang:1.25-alpine")
    const workshop = tools.withDirectory("/src", source).withWorkdir("/src")
    return workshop.withExec(["go", "test", "-v", "./..."]).stdout()
  }

  /** Let a model work on an assignment and return its changes. */
  @func()
  async develop(
    assignment: string,
    @argument({ defaultPath: "/", ignore: [".env", ".git", ".dagger", "agent"] })
    source: Directory,
  ): Promise<Changeset> {
    const env = dag
      .env()
      .withCurrentModule()
      .withStringInput("assignment", assignment, "what to do")
      .withDirectoryInput("project", source, "the service as it is")
      .withDirectoryOutput("result", "the assignment done, tests passing")
    // Otherwise the model could hand its work to another model, and so on.
    const llm = dag.llm({ maxAPICalls: 60 }).withEnv(env)
    const agent = llm.withBlockedFunction("Developer", "develop")
    const result = agent.withPrompt(prompt).env().output("result").asDirectory()
    await this.test(result) // The model says it passes. This makes sure.
    return result.changes(source)
  }
}
