import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the requirements with pip, and run the tests. */
  @func()
  async test(
    @argument({ ignore: [".venv", "**/__pycache__"] }) source: Directory,
  ): Promise<string> {
    return await dag
      .container()
      .from("python:3.13-slim")
      .withMountedCache("/root/.cache/pip", dag.cacheVolume("bookshop-pip"))
      .withWorkdir("/src")
      .withDirectory(".", source)
      .withExec(["pip", "install", "--requirement", "requirements.txt"])
      .withExec(["python", "-m", "pytest"])
      .stdout()
  }
}
