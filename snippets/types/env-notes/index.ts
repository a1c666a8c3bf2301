import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Let a model write release notes from a release's commits. */
  @func()
  async notes(commits: string): Promise<string> {
    // The descriptions tell the model what each value is.
    const env = dag
      .env()
      .withStringInput("commits", commits, "one commit per line, newest first")
      .withStringOutput("notes", "what changed for customers, in Markdown")

    const notes = dag
      .llm({ maxAPICalls: 10 })
      .withEnv(env)
      .withPrompt("Write release notes from these commits, and save them as notes: $commits")
      .env()
      .output("notes")

    // A model may stop without answering, which isn't an error by itself.
    if (await notes.isNull()) {
      throw new Error("the model saved no notes")
    }
    return notes.asString()
  }
}
