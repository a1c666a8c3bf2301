import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Show how a book begins.
   *
   * @param url URL of the book as plain text
   */
  @func()
  async excerpt(url: string, lines: number = 20): Promise<string> {
    // The shop window needs only the beginning of the book.
    return dag.http(url).contents({ limitLines: lines })
  }
}
