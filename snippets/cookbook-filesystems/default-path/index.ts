import { argument, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private source: Directory

  /** @param source The shop's files; the whole repository by default */
  constructor(@argument({ defaultPath: "/", ignore: [".git", "bin"] }) source: Directory) {
    this.source = source
  }

  /** List the shop's Go files. */
  @func()
  async goFiles(): Promise<string[]> {
    return this.source.glob("**/*.go")
  }
}
