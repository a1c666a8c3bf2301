import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build the shop's Dockerfile, which downloads a licensed theme. */
  @func()
  async image(source: Directory, token: Secret): Promise<Container> {
    // The Dockerfile finds secrets by name, and only secrets set in code have names.
    const named = dag.setSecret("theme-token", await token.plaintext())

    return source.dockerBuild({ secrets: [named] })
  }
}
