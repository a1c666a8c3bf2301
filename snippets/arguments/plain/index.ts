import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Run the shop's tests.
   *
   * @param packages Packages to test.
   * @param run Run only tests whose name matches.
   * @param count Number of times to run each test.
   * @param quick Skip slow tests.
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
