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
  /** Build the Dockerfile of the shop, whose Go modules need a login. */
  @Function
  public Container image(Directory source, Secret netrc)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // The name is what the Dockerfile calls "id".
    Secret login = dag().setSecret("netrc", netrc.plaintext());
    return source.dockerBuild(
        new Directory.DockerBuildArguments().withSecrets(List.of(login)));
  }
}
