import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * List the commits since a tag as release notes.
   *
   * @param source A checkout with its full history
   */
  @func()
  notes(source: Directory, since: string): File {
    const commits = `${since}..HEAD`
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "git"])
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["git", "log", "--no-merges", "--format=- %s (%h)", commits], {
        redirectStdout: "/notes.md",
      })
      .file("/notes.md")
  }
}
