import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  // Without @func(), the value is saved with the object, but callers don't see it.
  private source: Directory

  /** Go version to test with. */
  @func()
  goVersion: string

  /**
   * @param source The shop's source directory.
   * @param goVersion Go version to test with.
   */
  constructor(
    @argument({ defaultPath: "/", ignore: ["bin", ".git"] }) source: Directory,
    goVersion: string = "1.25",
  ) {
    this.source = source
    this.goVersion = goVersion
  }

  /** Run the shop's tests. */
  @func()
  async test(): Promise<string> {
    return dag
      .container()
      .from(`golang:${this.goVersion}-alpine`)
      .withDirectory("/src", this.source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()
  }
}
