import { dag, File, func, object } from "@dagger.io/dagger"

/** Fails if a row has no title, a negative stock, or a price that isn't positive. */
const check = `import csv
for row in csv.DictReader(open("books.csv")):
    assert row["title"] and int(row["stock"]) >= 0 and float(row["price"]) > 0, row`

@object()
export class Librarian {
  /** Change the list of books as requested. */
  @func()
  update(books: File, request: string): File {
    const desk = dag
      .container()
      .from("python:3.13-slim")
      .withFile("/desk/books.csv", books)
      .withWorkdir("/desk")

    const env = dag
      .env()
      .withStringInput("request", request, "what has to change in the list")
      .withContainerInput("desk", desk, "Python and the book list, /desk/books.csv")
      .withContainerOutput("done", "the desk with the updated /desk/books.csv")

    const agent = dag
      .llm({ maxAPICalls: 20 })
      .withEnv(env)
      .withPrompt("Change the list of books as this note says: $request")
      .withPrompt("Change no other rows. Save the container as done.")
    const done = agent.env().output("done").asContainer()

    // The check runs in the original container, which the model can't change.
    return desk
      .withFile("books.csv", done.file("/desk/books.csv"))
      .withExec(["python", "-c", check])
      .file("books.csv")
  }
}
