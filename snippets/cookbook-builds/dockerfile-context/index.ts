import { Container, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Build a directory with a Dockerfile from elsewhere.
   *
   * @param context Files that the Dockerfile copies from
   */
  @func()
  fromOtherDockerfile(context: Directory, dockerfile: File): Container {
    return (
      context
        // Under a name of its own, it replaces nothing that is there.
        .withFile("other.Dockerfile", dockerfile)
        .dockerBuild({ dockerfile: "other.Dockerfile" })
    )
  }
}
