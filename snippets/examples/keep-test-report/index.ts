import { dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests and keep their report, even if some fail. */
  @func()
  testReport(source: Directory): File {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "-json", "./..."], {
        redirectStdout: "/report.json",
        // Failing tests exit with code 1, which would stop the chain before the report.
        expect: ReturnType.Any,
      })
      .file("/report.json")
  }
}
