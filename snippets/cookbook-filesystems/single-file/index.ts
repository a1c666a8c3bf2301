import { Container, dag, File, func, object } from "@dagger.io/dagger"

const configPath = "/etc/nginx/conf.d/default.conf"

@object()
export class Bookshop {
  /** Check the configuration, which is mounted only for this command. */
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

  /** Return a proxy image, with the configuration copied into it. */
  @func()
  proxy(config: File): Container {
    return dag.container().from("nginx:1.29-alpine").withFile(configPath, config)
  }
}
