import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the locked packages, run the tests, and return the built site. */
  @func()
  buildSite(
    @argument({ ignore: ["node_modules", "dist"] }) source: Directory,
  ): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withMountedCache("/root/.npm", dag.cacheVolume("bookshop-npm"))
      .withWorkdir("/src")
      .withDirectory(".", source)
      .withExec(["npm", "ci"])
      .withExec(["npm", "test"])
      .withExec(["npm", "run", "build"])
      .directory("dist")
  }
}
