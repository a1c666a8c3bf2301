import { argument, dag, File, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private books: File

  /** @param books Books in stock: title, author, price, number */
  constructor(@argument({ defaultPath: "books.csv" }) books: File) {
    this.books = books
  }

  /**
   * Gives the rows of the books in stock that contain a text.
   *
   * The columns are title, author, price in euros and number in stock.
   * No row means that the shop does not have the book.
   *
   * @param text Part of a title or of an author's name
   */
  @func()
  async find(text: string): Promise<string> {
    const grep = ["grep", "-i", "-F", "-e", text, "/books.csv"]
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withMountedFile("/books.csv", this.books)
        // Exit code 1 says that nothing was found, which is an answer.
        .withExec(grep, { expect: ReturnType.Any })
        .stdout()
    )
  }
}
