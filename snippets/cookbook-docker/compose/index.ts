import { CacheSharingMode, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Start the Compose file, and run the service named tests. */
  @func()
  async composeTest(source: Directory): Promise<string> {
    const docker = (
      dag
        .container()
        .from("docker:28-dind")
        // Keeps images between runs. Only one daemon at a time may use the directory.
        .withMountedCache("/var/lib/docker", dag.cacheVolume("bookshop-docker"), {
          sharing: CacheSharingMode.Locked,
        })
        .withExposedPort(2375)
        .asService({
          args: ["dockerd", "--host=tcp://0.0.0.0:2375", "--tls=false"],
          useEntrypoint: true,
          insecureRootCapabilities: true,
        })
    )
    return await (
      dag
        .container()
        .from("docker:28-cli")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withServiceBinding("docker", docker)
        .withEnvVariable("DOCKER_HOST", "tcp://docker:2375")
        // Build and run in one command, so the daemon doesn't stop in between.
        .withExec(["docker", "compose", "run", "--build", "--rm", "tests"])
        .stdout()
    )
  }
}
