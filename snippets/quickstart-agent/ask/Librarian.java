package io.dagger.modules.librarian;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.LlmArguments;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Librarian {
  /**
   * Answer a question about the books in stock.
   *
   * @param books CSV file with title, author, price, and stock
   */
  @Function
  public String ask(File books, String question) throws Exception {
    var desk = dag().container().from("python:3.13-slim")
        .withFile("/desk/books.csv", books)
        .withWorkdir("/desk");
    // All the model gets: some text, a container, and a place for its answer.
    var env = dag().env()
        .withStringInput("question", question, "the question to answer")
        .withContainerInput("desk", desk, "Python and the book list, /desk/books.csv")
        .withStringOutput("answer", "the answer in one or two sentences");

    return dag()
        .llm(new LlmArguments().withMaxAPICalls(20))
        .withEnv(env)
        .withPrompt("Answer a question about our stock of books: $question")
        .withPrompt("Calculate with Python, never in your head. Save the answer.")
        .env()
        .output("answer")
        .asString();
  }
}
