import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Librarian {
  /**
   * Answer a question about the books in stock.
   *
   * @param books CSV file with title, author, price, and stock
   */
  @func()
  async ask(books: File, question: string): Promise<string> {
    const desk = dag
      .container()
      .from("python:3.13-slim")
      .withFile("/desk/books.csv", books)
      .withWorkdir("/desk")

    // All the model gets: some text, a container, and a place for its answer.
    const env = dag
      .env()
      .withStringInput("question", question, "the question to answer")
      .withContainerInput("desk", desk, "Python and the book list, /desk/books.csv")
      .withStringOutput("answer", "the answer in one or two sentences")

    return dag
      .llm({ maxAPICalls: 20 })
      .withEnv(env)
      .withPrompt("Answer a question about our stock of books: $question")
      .withPrompt("Calculate with Python, never in your head. Save the answer.")
      .env()
      .output("answer")
      .asString()
  }
}
