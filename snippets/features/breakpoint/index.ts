import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build the service and stop twice along the way. */
  @func()
  debug(source: Directory): Container {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // First stop, in a shell: does the container have the files the build needs?
        .terminal()
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        // Second stop, with its own command: what went into the result?
        .terminal({ cmd: ["sh", "-c", "go version -m /out/bookshop; exec sh"] })
    )
  }
}
