/**
 * Turns a shop's book list into a web page.
 */
import { dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Booklist {
  /** Turn the book list into an HTML page. */
  @func()
  page(source: File): File {
    return (
      dag
        .container()
        .from("python:3.13-slim")
        // Runs before the list is added, so this step stays cached when the list changes.
        .withExec(["pip", "install", "markdown==3.9"])
        .withWorkdir("/work")
        .withFile("books.md", source)
        .withExec(["markdown_py", "--file=page.html", "books.md"])
        .file("page.html")
    )
  }
}
