package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run the tests against a dedicated PostgreSQL server. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    var database = dag().container()
        .from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_DB", "bookshop")
        // A throwaway server on the engine's own network needs no password.
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        .withExposedPort(5432)
        .asService();

    var url = "postgres://postgres@database/bookshop?sslmode=disable";
    return dag().container()
        .from("golang:1.25-alpine")
        .withServiceBinding("database", database)
        .withEnvVariable("DATABASE_URL", url)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "-v", "./..."))
        .stdout();
  }
}
