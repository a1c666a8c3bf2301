import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Add the program uv to an image that does not have it. */
  @func()
  withUv(): Container {
    // The image of the tool is a source of files here; nothing in it runs.
    const uv = dag.container().from("ghcr.io/astral-sh/uv:0.9.5").file("/uv")

    return dag.container().from("python:3.13-slim").withFile("/usr/local/bin/uv", uv)
  }
}
