import { argument, Changeset, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lets a model repair the service, and sends test failures back to it. */
  @func()
  async repair(
    @argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory,
  ): Promise<Changeset> {
    const tools = dag.container().from("golang:1.25-alpine").withWorkdir("/src")
    const env = dag
      .env()
      .withContainerInput("workshop", tools.withDirectory("/src", source), "a broken Go service in /src")
      .withContainerOutput("repaired", "the workshop with the service repaired")

    let agent = dag
      .llm({ maxAPICalls: 60 })
      .withEnv(env)
      .withPrompt("Make the tests in $workshop pass without changing them. Then save it as repaired.")

    for (let attempt = 1; attempt <= 3; attempt++) {
      // Loop keeps the model's answers, so the next prompt continues the conversation.
      agent = agent.loop()
      const saved = agent.env().output("repaired").asContainer().directory("/src")
      // Keep and test only the top-level Go files, including test files.
      const goFiles = { include: ["*.go"], exclude: ["*/*"] }
      const result = source.withDirectory(".", saved, goFiles)
      const tested = tools
        .withDirectory("/src", result)
        .withExec(["go", "test", "./..."], { expect: ReturnType.Any })
      if ((await tested.exitCode()) === 0) {
        return result.changes(source)
      }
      const output = await tested.combinedOutput()
      agent = agent.withPrompt(`The tests still fail. Repair the service, and save it again:\n\n${output}`)
    }
    throw new Error("the tests fail after three attempts")
  }
}
