import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return a container with the programs that the caller lists. */
  @func()
  toolbox(packages: string[]): Container {
    return (
      dag
        .container()
        .from("alpine:3.22")
        // One layer for all packages, without the package index.
        .withExec(["apk", "add", "--no-cache", ...packages])
    )
  }
}
