package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * List the containers of the Docker daemon behind a socket.
   *
   * @param run Any text; a new value lists the containers again
   */
  @Function
  public String containers(Socket docker, String run) throws Exception {
    return dag()
        .container()
        .from("docker:28-cli")
        .withUnixSocket("/var/run/docker.sock", docker)
        .withEnvVariable("RUN", run)
        .withExec(List.of("docker", "ps"))
        .stdout();
  }
}
