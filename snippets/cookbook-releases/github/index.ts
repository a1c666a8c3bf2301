import { dag, Directory, File, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Publish a release on GitHub, with notes and files.
   *
   * @param repository Owner and name, such as ORG/bookshop
   */
  @func()
  async release(
    repository: string,
    version: string,
    notes: File,
    assets: Directory,
    token: Secret,
  ): Promise<string> {
    return await dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "github-cli"])
      .withMountedDirectory("/assets", assets)
      .withMountedFile("/notes.md", notes)
      .withWorkdir("/assets")
      .withSecretVariable("GH_TOKEN", token)
      .withEnvVariable("GH_REPO", repository)
      .withEnvVariable("VERSION", version)
      .withExec([
        "sh",
        "-c",
        'gh release create "$VERSION" --verify-tag --title="$VERSION" --notes-file=/notes.md *',
      ])
      .stdout()
  }
}
