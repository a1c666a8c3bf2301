import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Run the tests of the shop.
   *
   * @param packages Packages to test.
   * @param run Only tests whose name matches.
   * @param count How often each test runs.
   * @param quick Leave out what takes long.
   */
  @func()
  async test(
    source: Directory,
    packages: string[] = ["./..."],
    run?: string,
    count: number = 1,
    quick: boolean = false,
  ): Promise<string> {
    const args = ["go", "test", `-count=${count}`, `-short=${quick}`]
    // An omitted argument without a default is undefined.
    if (run !== undefined) {
      args.push(`-run=${run}`)
    }
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec([...args, ...packages])
      .stdout()
  }
}
