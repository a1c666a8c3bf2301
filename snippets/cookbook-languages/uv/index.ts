import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the locked packages with uv, and run the tests. */
  @func()
  async test(
    @argument({ ignore: [".venv", "**/__pycache__"] }) source: Directory,
  ): Promise<string> {
    const uv = dag.container().from("ghcr.io/astral-sh/uv:0.9.5").file("/uv")
    return await dag
      .container()
      .from("python:3.13-slim")
      .withFile("/usr/local/bin/uv", uv)
      .withMountedCache("/root/.cache/uv", dag.cacheVolume("bookshop-uv"))
      .withEnvVariable("UV_LINK_MODE", "copy")
      .withWorkdir("/src")
      .withDirectory(".", source)
      .withExec(["uv", "run", "--locked", "pytest"])
      .stdout()
  }
}
