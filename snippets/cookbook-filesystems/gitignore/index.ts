import { Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return the project without ignored files or Git's own directory. */
  @func()
  clean(source: Directory): Directory {
    return source.filter({ gitignore: true, exclude: [".git"] })
  }
}
