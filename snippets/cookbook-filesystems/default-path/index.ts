import { argument, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  private source: Directory

  /** @param source Files of the shop; without it, those of the repository */
  constructor(@argument({ defaultPath: "/", ignore: [".git", "bin"] }) source: Directory) {
    this.source = source
  }

  /** List the Go files of the shop. */
  @func()
  async goFiles(): Promise<string[]> {
    return this.source.glob("**/*.go")
  }
}
