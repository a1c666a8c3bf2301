import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Let a model write release notes from a release's commits. */
  @func()
  async notes(commits: string): Promise<string> {
    // The model knows these values by their names and descriptions.
    const env = dag
      .env()
      .withStringInput("commits", commits, "one commit a line, newest first")
      .withStringOutput("notes", "what changed for customers, in Markdown")

    const notes = dag
      .llm({ maxAPICalls: 10 })
      .withEnv(env)
      .withPrompt("Write release notes from these commits: $commits")
      .env()
      .output("notes")

    // A model may stop without answering, which isn't an error by itself.
    if (await notes.isNull()) {
      throw new Error("the model saved no notes")
    }
    return notes.asString()
  }
}
