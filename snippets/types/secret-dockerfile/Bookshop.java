package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Build the shop's Dockerfile, which downloads a licensed theme. */
  @Function
  public Container image(Directory source, Secret token)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // The Dockerfile finds secrets by name, and only secrets set in code have names.
    Secret named = dag().setSecret("theme-token", token.plaintext());

    return source.dockerBuild(
        new Directory.DockerBuildArguments().withSecrets(List.of(named)));
  }
}
