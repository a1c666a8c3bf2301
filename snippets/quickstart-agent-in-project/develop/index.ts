import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

const prompt = `You are a developer of the Go service in the directory project.
Your assignment: $assignment
Change as little as possible, only Go files in the top-level directory, and add a test.
Call test with your changed directory until it passes. Then save it as result.`

@object()
export class Developer {
  /** Runs the service's tests and returns their output. */
  @func()
  async test(@argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory): Promise<string> {
    const tools = dag.container().from("golang:1.25-alpine")
    const workshop = tools.withDirectory("/src", source).withWorkdir("/src")
    return workshop.withExec(["go", "test", "-v", "./..."]).combinedOutput()
  }

  /** Lets a model work on an assignment and returns its changes to the Go files. */
  @func()
  async develop(
    assignment: string,
    @argument({ defaultPath: "/", ignore: ["**/.git", "**/.env*", ".github", ".dagger", "agent"] })
    source: Directory,
  ): Promise<Changeset> {
    const env = dag
      .env()
      .withCurrentModule()
      .withStringInput("assignment", assignment, "what to do")
      .withDirectoryInput("project", source, "the service as it is")
      .withDirectoryOutput("result", "the assignment done, tests passing")
    // Otherwise, the model could start other models, or containers with more privileges.
    const llm = dag.llm({ maxAPICalls: 60 }).withEnv(env).withBlockedFunction("Developer", "develop")
    const agent = llm.withBlockedFunction("Directory", "dockerBuild").withPrompt(prompt)
    const saved = agent.env().output("result").asDirectory()
    // Keep only the top-level Go files, whatever else the model saved.
    const result = source.withDirectory(".", saved, { include: ["*.go"], exclude: ["*/*"] })
    await this.test(result) // Don't take the model's word for it.
    return result.changes(source)
  }
}
