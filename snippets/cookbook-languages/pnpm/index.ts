import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the locked packages with pnpm, run the tests, and return the built site. */
  @func()
  buildSite(
    @argument({ ignore: ["node_modules", "dist"] }) source: Directory,
  ): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withExec(["npm", "install", "--global", "pnpm@10.18.3"])
      .withMountedCache("/pnpm/store", dag.cacheVolume("bookshop-pnpm"))
      .withEnvVariable("npm_config_store_dir", "/pnpm/store")
      .withWorkdir("/src")
      .withDirectory(".", source)
      .withExec(["pnpm", "install", "--frozen-lockfile"])
      .withExec(["pnpm", "test"])
      .withExec(["pnpm", "run", "build"])
      .directory("dist")
  }
}
