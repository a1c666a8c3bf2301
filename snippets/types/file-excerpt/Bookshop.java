package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /**
   * Return the first lines of a book.
   *
   * @param url URL of the book's plain-text version
   */
  @Function
  public String excerpt(String url, @Default("20") int lines)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .http(url)
        // The shop shows only the first lines of each book.
        .contents(new File.ContentsArguments().withLimitLines(lines));
  }
}
