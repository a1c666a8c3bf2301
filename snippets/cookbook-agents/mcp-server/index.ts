import { argument, dag, File, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private books: File

  /** @param books Books in stock: title, author, price, and number */
  constructor(@argument({ defaultPath: "books.csv" }) books: File) {
    this.books = books
  }

  /**
   * Returns the rows of the stock list that contain some text.
   *
   * The columns are title, author, price in euros, and number in stock. If no
   * row matches, the shop doesn't have the book.
   *
   * @param text Part of a title or an author's name
   */
  @func()
  async find(text: string): Promise<string> {
    const grep = ["grep", "-i", "-F", "-e", text, "/books.csv"]
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withMountedFile("/books.csv", this.books)
        // Exit code 1 means no match, which is a valid answer.
        .withExec(grep, { expect: ReturnType.Any })
        .stdout()
    )
  }
}
