import { Container, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Build a directory with a Dockerfile that's kept elsewhere.
   *
   * @param context Files that the Dockerfile can copy
   */
  @func()
  fromOtherDockerfile(context: Directory, dockerfile: File): Container {
    return (
      context
        // A unique name keeps it from overwriting the project's own Dockerfile.
        .withFile("other.Dockerfile", dockerfile)
        .dockerBuild({ dockerfile: "other.Dockerfile" })
    )
  }
}
