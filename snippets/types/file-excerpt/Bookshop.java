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
   * Show how a book begins.
   *
   * @param url URL of the book as plain text
   */
  @Function
  public String excerpt(String url, @Default("20") int lines)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .http(url)
        // The shop window needs only the beginning of the book.
        .contents(new File.ContentsArguments().withLimitLines(lines));
  }
}
