import { CacheSharingMode, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Build the shop's style sheets and scripts. */
  @func()
  assets(source: Directory): Directory {
    return (
      dag
        .container()
        .from("node:22-slim")
        // Builds take turns: the second one waits, then finds every package cached.
        .withMountedCache("/root/.npm", dag.cacheVolume("bookshop-npm"), {
          sharing: CacheSharingMode.Locked,
        })
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["npm", "ci"])
        .withExec(["npm", "run", "build"])
        .directory("/src/dist")
    )
  }
}
