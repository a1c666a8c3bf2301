import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Write a new version to a file, commit it, and push the branch. */
  @func()
  async bump(
    source: Directory,
    repository: string,
    branch: string,
    version: string,
    token: Secret,
  ): Promise<string> {
    const target = `HEAD:refs/heads/${branch}`
    return await dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "git"])
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withNewFile("VERSION", version)
      .withExec(["git", "config", "user.name", "Release bot"])
      .withExec(["git", "config", "user.email", "release@example.com"])
      .withExec([
        "git",
        "config",
        "credential.helper",
        "!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f",
      ])
      .withExec(["git", "add", "VERSION"])
      .withExec(["git", "commit", "--message=Bump the version"])
      .withSecretVariable("GITHUB_TOKEN", token)
      .withExec(["git", "push", repository, target])
      .combinedOutput()
  }
}
