package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Install the storefront's packages from a private registry. */
  @Function
  public Directory assets(@Ignore({"node_modules"}) Directory source, Secret token)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // The text around the token isn't secret, but the file as a whole is.
    String config = "//npm.example.com/:_authToken=" + token.plaintext() + "\n";
    Secret npmrc = dag().setSecret("bookshop-npmrc", config);

    return dag()
        .container()
        .from("node:22-slim")
        .withMountedSecret("/root/.npmrc", npmrc)
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("npm", "ci"))
        .directory("node_modules");
  }
}
