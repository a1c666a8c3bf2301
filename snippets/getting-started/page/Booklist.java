package io.dagger.modules.booklist;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Turns a shop's book list into a web page. */
@Object
public class Booklist {
  /** Turn the book list into an HTML page. */
  @Function
  public File page(File source) {
    return dag()
        .container()
        .from("python:3.13-slim")
        // Runs before the list is added, so this step stays cached when the list changes.
        .withExec(List.of("pip", "install", "markdown==3.9"))
        .withWorkdir("/work")
        .withFile("books.md", source)
        .withExec(List.of("markdown_py", "--file=page.html", "books.md"))
        .file("page.html");
  }
}
