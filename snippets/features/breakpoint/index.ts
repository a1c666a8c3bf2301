import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build the service and stop twice on the way. */
  @func()
  debug(source: Directory): Container {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // First stop, in a shell: are the files there that the build needs?
        .terminal()
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        // Second stop, with a command of its own: what went into the result?
        .terminal({ cmd: ["sh", "-c", "go version -m /out/bookshop; exec sh"] })
    )
  }
}
