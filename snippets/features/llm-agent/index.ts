import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lets a model fix a problem and returns its changes for review. */
  @func()
  repair(
    @argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory,
    problem: string,
  ): Changeset {
    const workshop = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    // The model gets the problem's description and a container with a copy of the source.
    const env = dag
      .env()
      .withStringInput("problem", problem, "what's wrong with the service")
      .withContainerInput("workshop", workshop, "Go and the service's source in /src")
      .withContainerOutput("repaired", "the workshop with the fix and passing tests")

    const agent = dag
      .llm({ maxAPICalls: 40 })
      .withEnv(env)
      .withPrompt("Fix this problem in the Go service: $problem")
      .withPrompt("Run go test after each change and save what passes.")
    const repaired = agent.env().output("repaired").asContainer().directory("/src")

    // Keep only the top-level Go files. This function doesn't test them itself.
    return source
      .withDirectory(".", repaired, { include: ["*.go"], exclude: ["*/*"] })
      .changes(source)
  }
}
