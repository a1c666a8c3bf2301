import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Drafts a reply to a customer's letter. */
  @func()
  async reply(letter: string): Promise<string> {
    const env = dag
      .env()
      .withStringInput("letter", letter, "what a customer wrote")
      .withStringOutput("reply", "a friendly answer of at most five sentences")

    return (
      dag
        .llm({ maxAPICalls: 5 })
        // Add the environment first, then the prompt that uses its names.
        .withEnv(env)
        .withPrompt("Answer this letter to a bookshop. Promise nothing. $letter")
        .env()
        .output("reply")
        .asString()
    )
  }
}
