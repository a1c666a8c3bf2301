import { Container, dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Booklist {
  /** Turn the book list into an HTML page. */
  @func()
  page(source: File, title: string = "Bookshop"): File {
    // A pipe needs a shell: withExec starts programs directly.
    const line = "(cat title.md; echo; cat books.md) | markdown_py > page.html"
    return (
      dag
        .container()
        .from("python:3.13-slim")
        // Keeps pip's downloads for the next time the step below runs.
        .withMountedCache("/root/.cache/pip", dag.cacheVolume("pip"))
        .withExec(["pip", "install", "markdown==3.9"])
        .withWorkdir("/work")
        .withNewFile("title.md", `# ${title}`)
        .withFile("books.md", source)
        .withExec(["sh", "-c", line])
        .file("page.html")
    )
  }

  /** Add the page to a web server's image. */
  @func()
  site(source: File, title: string = "Bookshop"): Container {
    return dag
      .container()
      .from("nginx:1.29-alpine")
      .withFile("/usr/share/nginx/html/index.html", this.page(source, title))
      .withExposedPort(80)
  }
}
