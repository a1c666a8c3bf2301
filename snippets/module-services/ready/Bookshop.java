package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Wait until the database answers queries, then run the tests. */
  @Function
  public String test(Directory source, Service db)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // The port opens before the database is ready. Waiting and testing
    // share one command, so the database keeps running in between.
    String script = "until pg_isready --host=db; do sleep 1; done && go test ./...";
    return dag().container()
        .from("golang:1.25-alpine")
        .withExec(List.of("apk", "add", "--no-cache", "postgresql17-client"))
        .withServiceBinding("db", db)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("sh", "-c", script))
        .stdout();
  }
}
