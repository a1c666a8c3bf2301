import { dag, func, object, Socket } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * List the containers of the Docker daemon behind a socket.
   *
   * @param run Any text; a new value lists the containers again
   */
  @func()
  async containers(docker: Socket, run: string): Promise<string> {
    return await dag
      .container()
      .from("docker:28-cli")
      .withUnixSocket("/var/run/docker.sock", docker)
      .withEnvVariable("RUN", run)
      .withExec(["docker", "ps"])
      .stdout()
  }
}
