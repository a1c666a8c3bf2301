import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Add uv to an image that doesn't include it. */
  @func()
  withUv(): Container {
    // The tool's image is only a source of files; nothing in it runs.
    const uv = dag.container().from("ghcr.io/astral-sh/uv:0.9.5").file("/uv")

    return dag.container().from("python:3.13-slim").withFile("/usr/local/bin/uv", uv)
  }
}
