import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Builds the Dockerfile of the shop, whose Go modules need a login. */
  @func()
  async image(source: Directory, netrc: Secret): Promise<Container> {
    // The name is what the Dockerfile calls "id".
    const login = dag.setSecret("netrc", await netrc.plaintext())
    return source.dockerBuild({ secrets: [login] })
  }
}
