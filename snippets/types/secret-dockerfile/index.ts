import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build the Dockerfile of the shop, which downloads a licensed theme. */
  @func()
  async image(source: Directory, token: Secret): Promise<Container> {
    // The Dockerfile finds a secret by name, and only these secrets have one.
    const named = dag.setSecret("theme-token", await token.plaintext())

    return source.dockerBuild({ secrets: [named] })
  }
}
