import { argument, dag, Directory, File, func, GitRef, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Compile the shop. */
  @func()
  build(
    // Upload only the files that the compiler reads. The path / is the repository root.
    @argument({ defaultPath: "/", ignore: ["**", "!**/*.go", "!go.mod", "!go.sum"] })
    source: Directory,
  ): File {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "/bookshop", "."])
      .file("/bookshop")
  }

  /** Read a file next to dagger.json. */
  @func()
  async settings(
    @argument({ defaultPath: "settings.toml" }) file: File,
  ): Promise<string> {
    return file.contents()
  }

  /** Return the commit that's checked out. */
  @func()
  async revision(@argument({ defaultPath: "." }) head: GitRef): Promise<string> {
    return head.commit()
  }
}
