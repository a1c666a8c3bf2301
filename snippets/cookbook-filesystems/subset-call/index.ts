import { Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Give the files that the caller asks for.
   *
   * @param include Patterns of files to take; without any, all files
   * @param exclude Patterns of files to leave out
   */
  @func()
  subset(source: Directory, include: string[] = [], exclude: string[] = []): Directory {
    return source.filter({ include, exclude })
  }
}
