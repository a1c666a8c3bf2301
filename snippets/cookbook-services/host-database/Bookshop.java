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
  /**
   * Query a database that runs outside Dagger.
   *
   * @param run Any text; a new value repeats the query
   */
  @Function
  public String query(Service db, Secret password, String sql, String run)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("postgres:17-alpine")
        .withServiceBinding("db", db)
        .withSecretVariable("PGPASSWORD", password)
        // The engine can't see whether rows changed, so only a new value repeats the query.
        .withEnvVariable("RUN", run)
        .withExec(List.of("psql", "--host=db", "--username=postgres", "--command=" + sql))
        .stdout();
  }
}
