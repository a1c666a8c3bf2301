import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Puts some files next to tools that help to look at them. */
  @func()
  inspect(files: Directory): Container {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "--no-cache", "bash", "jq", "ripgrep", "tree"])
        .withMountedDirectory("/files", files)
        .withWorkdir("/files")
        // What a terminal starts in this container.
        .withDefaultTerminalCmd(["bash"])
    )
  }
}
