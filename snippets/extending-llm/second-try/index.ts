import { Changeset, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Let a model repair the service, and send failing tests back to it. */
  @func()
  async repair(source: Directory): Promise<Changeset> {
    const workshop = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
    const env = dag
      .env()
      .withContainerInput("workshop", workshop, "a broken Go service in /src")
      .withContainerOutput("repaired", "the workshop with the service repaired")

    let agent = dag
      .llm({ maxAPICalls: 60 })
      .withEnv(env)
      .withPrompt("Find out why tests fail, repair the service, save the workshop.")

    for (let attempt = 1; attempt <= 3; attempt++) {
      // Loop keeps the answers: the next prompt continues this conversation.
      agent = agent.loop()
      const result = agent.env().output("repaired").asContainer().directory("/src")
      const tested = workshop
        .withDirectory("/src", result)
        .withExec(["go", "test", "./..."], { expect: ReturnType.Any })
      if ((await tested.exitCode()) === 0) {
        return result.changes(source)
      }
      const output = await tested.combinedOutput()
      agent = agent.withPrompt(`Tests still fail. Repair and save again:\n${output}`)
    }
    throw new Error("the tests fail after three attempts")
  }
}
