import { Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return the project without ignored files, and without Git's own folder. */
  @func()
  clean(source: Directory): Directory {
    return source.filter({ gitignore: true, exclude: [".git"] })
  }
}
