import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Ask a model for three possible names for a shelf. */
  @func()
  async names(shelf: string): Promise<string[]> {
    const question = dag
      .llm()
      .withPrompt(`Name a shelf of books about ${shelf}. Give the name only.`)

    const names: string[] = []
    for (const number of [1, 2, 3]) {
      // With the same number, the question would be answered from the cache.
      names.push(await question.attempt(number).lastReply())
    }
    return names
  }
}
