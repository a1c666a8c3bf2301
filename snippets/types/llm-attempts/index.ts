import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Collect several names for a shelf to choose from. */
  @func()
  async names(shelf: string): Promise<string[]> {
    const question = dag
      .llm()
      .withPrompt(`Name a shelf of books about ${shelf}. Give the name only.`)

    const names: string[] = []
    for (const number of [1, 2, 3]) {
      // The same question comes from the cache unless the numbers differ.
      names.push(await question.attempt(number).lastReply())
    }
    return names
  }
}
