package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  private static final String SCRIPT =
      "curl --fail --silent --show-error --header \"Authorization: Bearer $TOKEN\""
          + " \"https://catalog.example.com/titles?year=$0\"";

  // The object only keeps a reference; the value stays with the caller.
  private Secret token;

  public Bookshop() {}

  public Bookshop(Secret token) {
    this.token = token;
  }

  /** List the titles published in a year. */
  @Function
  public String titles(String year)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return client().withExec(List.of("sh", "-c", SCRIPT, year)).stdout();
  }

  // Only containers based on this one have the variable.
  private Container client() {
    return dag().container().from("alpine/curl:8.14.1")
        .withSecretVariable("TOKEN", token);
  }
}
