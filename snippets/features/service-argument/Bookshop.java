package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run the tests against whichever PostgreSQL server the caller provides. */
  @Function
  public String test(Directory source, Service db)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withServiceBinding("db", db)
        .withEnvVariable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }

  /** Start an empty server for one session. */
  @Function
  public Service database() {
    return dag()
        .container()
        .from("postgres:17-alpine")
        // It needs no password: it only holds test data and ends with the session.
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        .withExposedPort(5432)
        .asService();
  }
}
