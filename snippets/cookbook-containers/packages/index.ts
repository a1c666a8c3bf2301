import { Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return a container with the packages that the caller lists. */
  @func()
  toolbox(packages: string[]): Container {
    return (
      dag
        .container()
        .from("alpine:3.22")
        // Install all packages in one layer, without keeping the package index.
        .withExec(["apk", "add", "--no-cache", ...packages])
    )
  }
}
