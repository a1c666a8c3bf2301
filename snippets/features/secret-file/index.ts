import { dag, Directory, File, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop, whose private Go modules need a login. */
  @func()
  build(source: Directory, netrc: Secret): File {
    return (
      dag
        .container()
        .from("golang:1.25-bookworm")
        // Git looks for credentials here. The file exists only while a command runs.
        .withMountedSecret("/root/.netrc", netrc)
        .withEnvVariable("GOPRIVATE", "git.example.com")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "build", "-o", "/out/bookshop", "."])
        .file("/out/bookshop")
    )
  }
}
