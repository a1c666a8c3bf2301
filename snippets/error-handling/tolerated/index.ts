import { type Container, dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Gives back the report of the tests, whether they pass or not. */
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
        // After a failure the chain goes on, to the report.
        expect: ReturnType.Any,
        redirectStdout: "/report.json",
      })
  }
}
