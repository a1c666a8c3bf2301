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
  /** Run the tests against a database filled from testdata/sql. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Service database = dag().container().from("postgres:17-alpine")
        .withEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust")
        // On its first start, the database runs these scripts in alphabetical order.
        .withDirectory("/docker-entrypoint-initdb.d", source.directory("testdata/sql"))
        .withExposedPort(5432)
        .asService();

    var url = "postgres://postgres@database/postgres?sslmode=disable";
    return dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withServiceBinding("database", database)
        .withEnvVariable("DATABASE_URL", url)
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
