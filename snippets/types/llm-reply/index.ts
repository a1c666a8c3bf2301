import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Ask a model for one line about a book. */
  @func()
  async tagline(title: string, blurb: string): Promise<string> {
    const env = dag
      .env()
      .withStringInput("title", title, "title of the book")
      .withStringInput("blurb", blurb, "text on its back cover")

    return (
      dag
        .llm({ maxAPICalls: 3 })
        // Set the environment first: a prompt gets its values when it's added.
        .withEnv(env)
        .withSystemPrompt(
          "You write for the window of a bookshop. Write one line.",
        )
        .withPrompt("Advertise the book $title. Its back cover says: $blurb")
        .lastReply()
    )
  }
}
