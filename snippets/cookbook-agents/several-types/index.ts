import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lets a model find the cause of an error and write a test that reproduces it. */
  @func()
  async reproduce(
    @argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory,
    log: File,
  ): Promise<Directory> {
    const go = dag.container().from("golang:1.25-alpine")
    const env = dag
      .env()
      .withContainerInput("workshop", go, "Go tools")
      .withDirectoryInput("source", source, "the code of the service")
      .withFileInput("log", log, "what the service printed before it failed")
      .withFileOutput("test", "a Go test file that fails because of the error")
      .withStringOutput("cause", "what causes the error, in one paragraph")

    const found = dag
      .llm({ maxAPICalls: 50 })
      .withEnv(env)
      .withPrompt("Find out what led to the error in $log. The code is $source.")
      .withPrompt("Copy the code to $workshop to test it. Save test and cause.")
      .env()

    // Both outputs come from the same conversation.
    const cause = await found.output("cause").asString()
    return dag
      .directory()
      .withFile("cause_test.go", found.output("test").asFile())
      .withNewFile("cause.md", cause)
  }
}
