import { Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Give the project without what Git ignores, and without Git's own folder. */
  @func()
  clean(source: Directory): Directory {
    return source.filter({ gitignore: true, exclude: [".git"] })
  }
}
