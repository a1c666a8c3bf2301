import { dag, type Directory, type File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compiles the service from TypeScript. */
  @func()
  build(source: Directory): File {
    return dag.container().from("golang:1.25-alpine").withDirectory("/src", source).file("/bookshop")
  }
}
