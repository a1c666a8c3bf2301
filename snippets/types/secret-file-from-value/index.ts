import { argument, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the storefront's packages from a private registry. */
  @func()
  async assets(
    @argument({ ignore: ["node_modules"] }) source: Directory,
    token: Secret,
  ): Promise<Directory> {
    const value = await token.plaintext()
    // The text around the token isn't secret, but the file as a whole is.
    const npmrc = dag.setSecret(
      "bookshop-npmrc",
      `//npm.example.com/:_authToken=${value}\n`,
    )

    return dag
      .container()
      .from("node:22-slim")
      .withMountedSecret("/root/.npmrc", npmrc)
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
      .directory("node_modules")
  }
}
