package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  private File books;

  public Bookshop() {}
  /** @param books Books in stock: title, author, price, and number */
  public Bookshop(@DefaultPath("books.csv") File books) {
    this.books = books;
  }

  /**
   * Return matching rows of the stock list: title, author, price, and number in stock.
   *
   * @param text Part of a title or an author's name
   */
  @Function
  public String find(String text)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container().from("alpine:3.22")
        .withMountedFile("/books.csv", books)
        // Exit code 1 means no match, which is a valid answer.
        .withExec(
            List.of("grep", "-i", "-F", "-e", text, "/books.csv"),
            new Container.WithExecArguments().withExpect(ReturnType.ANY))
        .stdout();
  }
}
