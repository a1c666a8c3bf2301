package io.dagger.modules.librarian;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.LlmArguments;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Librarian {
  // Fails if a row has no title, a negative stock, or a price that isn't positive.
  private static final String CHECK = """
      import csv
      for row in csv.DictReader(open("books.csv")):
          assert row["title"] and int(row["stock"]) >= 0 and float(row["price"]) > 0, row""";

  /** Change the list of books as requested. */
  @Function
  public File update(File books, String request) {
    var desk = dag().container().from("python:3.13-slim")
        .withFile("/desk/books.csv", books)
        .withWorkdir("/desk");
    var env = dag().env()
        .withStringInput("request", request, "what has to change in the list")
        .withContainerInput("desk", desk, "Python and the book list, /desk/books.csv")
        .withContainerOutput("done", "the desk with the updated /desk/books.csv");
    var agent = dag().llm(new LlmArguments().withMaxAPICalls(20)).withEnv(env)
        .withPrompt("Change the list of books as this note says: $request")
        .withPrompt("Change no other rows. Save the container as done.");
    var done = agent.env().output("done").asContainer();
    // The check runs in the original container, which the model can't change.
    return desk.withFile("books.csv", done.file("/desk/books.csv"))
        .withExec(List.of("python", "-c", CHECK))
        .file("books.csv");
  }
}
