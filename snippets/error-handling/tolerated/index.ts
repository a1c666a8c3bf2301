import { type Container, dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Returns the test report, whether or not the tests pass. */
  @func()
  report(source: Directory): File {
    return this.tested(source).file("/report.json")
  }

  private tested(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "-json", "./..."], {
        // If tests fail, the chain continues, so the report is still returned.
        expect: ReturnType.Any,
        redirectStdout: "/report.json",
      })
  }
}
