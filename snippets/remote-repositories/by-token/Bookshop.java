package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Test a directory that the caller has fetched. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }

  /** Fetch the source with the caller's token, then test it. */
  @Function
  public String testRef(String repository, String ref, Secret token)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    var access = new Client.GitArguments().withHttpAuthToken(token);
    return test(dag().git(repository, access).ref(ref).tree());
  }
}
