import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Puts some files into a container with tools for inspecting them. */
  @func()
  inspect(files: Directory): Container {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "--no-cache", "bash", "jq", "ripgrep", "tree"])
        .withMountedDirectory("/files", files)
        .withWorkdir("/files")
        // Terminals in this container start bash instead of sh.
        .withDefaultTerminalCmd(["bash"])
    )
  }
}
