package io.dagger.modules.booklist;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Booklist {
  /** Turn the book list into an HTML page. */
  @Function
  public File page(File source, @Default("Bookshop") String title) {
    // A pipe needs a shell: withExec starts programs directly.
    var line = "(cat title.md; echo; cat books.md) | markdown_py > page.html";
    return dag().container().from("python:3.13-slim")
        // Keeps pip's downloads for the next time the step below runs.
        .withMountedCache("/root/.cache/pip", dag().cacheVolume("pip"))
        .withExec(List.of("pip", "install", "markdown==3.9"))
        .withWorkdir("/work")
        .withNewFile("title.md", "# " + title)
        .withFile("books.md", source)
        .withExec(List.of("sh", "-c", line))
        .file("page.html");
  }

  /** Add the page to a web server's image. */
  @Function
  public Container site(File source, @Default("Bookshop") String title) {
    return dag().container().from("nginx:1.29-alpine")
        .withFile("/usr/share/nginx/html/index.html", page(source, title))
        .withExposedPort(80);
  }
}
