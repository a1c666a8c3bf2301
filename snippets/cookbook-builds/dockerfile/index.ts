import { Container, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Build one stage of the project's Dockerfile.
   *
   * @param goVersion Value of the build argument GO_VERSION
   * @param stage Stage to stop at; the last one by default
   */
  @func()
  fromDockerfile(
    source: Directory,
    goVersion: string = "1.25",
    stage: string = "",
  ): Container {
    return source.dockerBuild({
      buildArgs: [{ name: "GO_VERSION", value: goVersion }],
      target: stage,
    })
  }
}
