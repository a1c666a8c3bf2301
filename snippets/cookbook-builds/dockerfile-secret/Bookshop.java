package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Directory.DockerBuildArguments;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Build a Dockerfile that mounts the secret "npm-token". */
  @Function
  public Container fromDockerfileWithSecret(Directory source, Secret token) throws Exception {
    // The Dockerfile asks by name, and a secret from the caller has none.
    Secret named = dag().setSecret("npm-token", token.plaintext());
    return source.dockerBuild(new DockerBuildArguments().withSecrets(List.of(named)));
  }
}
