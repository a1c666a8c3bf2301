package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run the shop's database, protected by a password. */
  @Function
  public Service store(Secret password) {
    return dag().container().from("postgres:17-alpine")
        .withSecretVariable("POSTGRES_PASSWORD", password)
        .withExposedPort(5432)
        .asService();
  }

  /** List the databases in the store. */
  @Function
  public String databases(Secret password)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container().from("postgres:17-alpine")
        .withServiceBinding("store", store(password))
        // The client needs the secret too: a binding doesn't pass it on.
        .withSecretVariable("PGPASSWORD", password)
        .withExec(List.of("psql", "--host=store", "--username=postgres", "--list"))
        .stdout();
  }
}
