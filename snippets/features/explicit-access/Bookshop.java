package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Run the tests with files, a database, and a password from the caller.
   *
   * @param source The project's files
   * @param database Database to run the tests against
   * @param password Password for that database
   */
  @Function
  public String integrationTest(Directory source, Service database, Secret password)
      throws Exception {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // The container reaches the service as "database", wherever it runs.
        .withServiceBinding("database", database)
        .withSecretVariable("DATABASE_PASSWORD", password)
        .withExec(List.of("go", "test", "-tags=integration", "./..."))
        .stdout();
  }
}
