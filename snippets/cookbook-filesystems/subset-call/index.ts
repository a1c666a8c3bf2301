import { Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Return the files that the caller asks for.
   *
   * @param include File patterns to include; all files by default
   * @param exclude File patterns to exclude
   */
  @func()
  subset(source: Directory, include: string[] = [], exclude: string[] = []): Directory {
    return source.filter({ include, exclude })
  }
}
