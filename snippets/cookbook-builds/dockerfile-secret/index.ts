import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build a Dockerfile that mounts the secret "npm-token". */
  @func()
  async fromDockerfileWithSecret(source: Directory, token: Secret): Promise<Container> {
    // The Dockerfile asks by name, and a secret from the caller has none.
    const named = dag.setSecret("npm-token", await token.plaintext())
    return source.dockerBuild({ secrets: [named] })
  }
}
