import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Tag the commit that's checked out, and push the tag. */
  @func()
  async tag(
    source: Directory,
    repository: string,
    version: string,
    token: Secret,
  ): Promise<string> {
    return await (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "git"])
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["git", "config", "user.name", "Release bot"])
        .withExec(["git", "config", "user.email", "release@example.com"])
        // Pass the token through this helper instead of a file or the URL.
        .withExec([
          "git",
          "config",
          "credential.helper",
          "!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f",
        ])
        .withExec(["git", "tag", "--annotate", "--message=Release", version])
        .withSecretVariable("GITHUB_TOKEN", token)
        .withExec(["git", "push", repository, version])
        .combinedOutput()
    )
  }
}
