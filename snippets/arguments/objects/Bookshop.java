package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.Optional;

@Object
public class Bookshop {
  /**
   * Run the shop's database migrations.
   *
   * @param base Image that contains the compiler.
   */
  @Function
  public String migrate(
      Directory source, Service database, Secret password, Optional<Container> base)
      throws Exception {
    // An object can't be a default value, so the code creates it here.
    return base.orElseGet(() -> dag().container().from("golang:1.25-alpine"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // The program reaches the database by this name, wherever the database runs.
        .withServiceBinding("database", database)
        .withSecretVariable("DATABASE_PASSWORD", password)
        .withExec(List.of("go", "run", "./migrate", "--host=database"))
        .stdout();
  }
}
