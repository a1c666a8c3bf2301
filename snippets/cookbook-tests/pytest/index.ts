import { argument, Container, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests with pytest and write JUnit and coverage files. */
  @func()
  tested(
    @argument({ ignore: [".venv", "**/__pycache__"] }) source: Directory,
  ): Container {
    return dag
      .container()
      .from("python:3.13-slim")
      .withMountedCache("/root/.cache/pip", dag.cacheVolume("bookshop-pip"))
      .withWorkdir("/src")
      .withFile("requirements.txt", source.file("requirements.txt"))
      .withExec(["pip", "install", "--requirement", "requirements.txt"])
      .withDirectory(".", source)
      .withExec([
        "python",
        "-m",
        "pytest",
        "--junitxml=/reports/junit.xml",
        "--cov=.",
        "--cov-report=term",
        "--cov-report=xml:/reports/coverage.xml",
      ], {
        expect: ReturnType.Any,
      })
  }
}
