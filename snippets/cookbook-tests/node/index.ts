import { argument, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests with Node.js and return JUnit and coverage files. */
  @func()
  testReport(@argument({ ignore: ["node_modules"] }) source: Directory): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withNewFile("/reports/README", "Written by the tests")
      .withExec([
        "node",
        "--test",
        "--experimental-test-coverage",
        "--test-reporter=junit",
        "--test-reporter-destination=/reports/junit.xml",
        "--test-reporter=lcov",
        "--test-reporter-destination=/reports/lcov.info",
      ], {
        expect: ReturnType.Any,
      })
      .directory("/reports")
  }
}
