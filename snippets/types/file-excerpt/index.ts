import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Show how a book begins.
   *
   * @param url Where the book lies as plain text
   */
  @func()
  async excerpt(url: string, lines: number = 20): Promise<string> {
    // A whole book is more than a reader of the shop window wants.
    return dag.http(url).contents({ limitLines: lines })
  }
}
