import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Return the first lines of a book.
   *
   * @param url URL of the book's plain-text version
   */
  @func()
  async excerpt(url: string, lines: number = 20): Promise<string> {
    // The shop shows only the first lines of each book.
    return dag.http(url).contents({ limitLines: lines })
  }
}
