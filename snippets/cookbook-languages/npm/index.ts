import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the locked packages, run the tests, and return the built site. */
  @func()
  buildSite(
    @argument({ ignore: ["node_modules", "dist"] }) source: Directory,
  ): Directory {
    const packages = (
      dag
        .container()
        .from("node:22-slim")
        .withMountedCache("/root/.npm", dag.cacheVolume("bookshop-npm"))
        .withWorkdir("/src")
        // npm ci needs only these two files.
        .withFile("package.json", source.file("package.json"))
        .withFile("package-lock.json", source.file("package-lock.json"))
        .withExec(["npm", "ci"])
    )
    return packages
      .withDirectory(".", source)
      .withExec(["npm", "test"])
      .withExec(["npm", "run", "build"])
      .directory("dist")
  }
}
