import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Drafts an answer to the letter of a customer. */
  @func()
  async reply(letter: string): Promise<string> {
    const env = dag
      .env()
      .withStringInput("letter", letter, "what a customer wrote")
      .withStringOutput("reply", "a friendly answer of at most five sentences")

    return (
      dag
        .llm({ maxAPICalls: 5 })
        // First the environment, then the prompt that uses its names.
        .withEnv(env)
        .withPrompt("You answer for a bookshop. Promise nothing. Answer this letter: $letter")
        .env()
        .output("reply")
        .asString()
    )
  }
}
