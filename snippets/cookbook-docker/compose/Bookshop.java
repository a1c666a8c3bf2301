package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Start the Compose file, and run the service named tests. */
  @Function
  public String composeTest(Directory source) throws Exception {
    Service docker = dag().container().from("docker:28-dind")
        // Keeps images between runs. Only one daemon at a time may use the directory.
        .withMountedCache(
          "/var/lib/docker", dag().cacheVolume("bookshop-docker"),
          new Container.WithMountedCacheArguments()
              .withSharing(CacheSharingMode.LOCKED))
        .withExposedPort(2375)
        .asService(
          new Container.AsServiceArguments()
              .withArgs(List.of("dockerd", "--host=tcp://0.0.0.0:2375", "--tls=false"))
              .withUseEntrypoint(true)
              .withInsecureRootCapabilities(true));
    return dag().container().from("docker:28-cli")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withServiceBinding("docker", docker)
        .withEnvVariable("DOCKER_HOST", "tcp://docker:2375")
        // Build and run in one command, so the daemon doesn't stop in between.
        .withExec(List.of("docker", "compose", "run", "--build", "--rm", "tests"))
        .stdout();
  }
}
