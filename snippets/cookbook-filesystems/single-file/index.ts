import { Container, dag, File, func, object } from "@dagger.io/dagger"

const configPath = "/etc/nginx/conf.d/default.conf"

@object()
export class Bookshop {
  /** Mount the file because only this command needs it. */
  @func()
  async checkConfig(config: File): Promise<string> {
    return (
      dag
        .container()
        .from("nginx:1.29-alpine")
        .withMountedFile(configPath, config)
        .withExec(["nginx", "-t"])
        // nginx writes its report to standard error.
        .stderr()
    )
  }

  /** Copy the file because the image needs it later. */
  @func()
  proxy(config: File): Container {
    return dag.container().from("nginx:1.29-alpine").withFile(configPath, config)
  }
}
