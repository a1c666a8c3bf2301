import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build tags chosen so far. */
  @func()
  tags: string[] = []

  // Part of the object's state, but hidden from callers: it has no @func().
  private source: Directory

  constructor(
    @argument({ defaultPath: "/", ignore: ["bin", ".git"] }) source: Directory,
  ) {
    this.source = source
  }

  /** Add a build tag for the calls that follow. */
  @func()
  withTag(tag: string): Bookshop {
    this.tags.push(tag)
    // Anything this function doesn't return is lost when it ends.
    return this
  }

  /** Compile the shop with the object's build tags. */
  @func()
  build(): File {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", this.source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o=/bookshop", `-tags=${this.tags.join(",")}`, "."])
      .file("/bookshop")
  }
}
