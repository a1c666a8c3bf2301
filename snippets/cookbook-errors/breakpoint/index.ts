import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Builds the shop's frontend, with an optional terminal before the build.
   * @param pause Open a terminal before the build
   */
  @func()
  assets(source: Directory, pause = false): Directory {
    let installed = dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source.directory("web"))
      .withWorkdir("/src")
      .withExec(["npm", "ci"])

    if (pause) {
      // The chain continues once you exit bash.
      installed = installed.terminal({ cmd: ["bash"] })
    }
    return installed.withExec(["npm", "run", "build"]).directory("dist")
  }
}
