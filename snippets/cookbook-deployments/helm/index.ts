import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Install or upgrade a release of a chart, and wait until it runs.
   *
   * @param run A value that's new for each deployment, such as the CI run number
   */
  @func()
  async upgrade(
    chart: Directory,
    kubeconfig: Secret,
    tag: string,
    run: string,
  ): Promise<string> {
    const setting = `--set-string=image.tag=${tag}`
    return await dag
      .container()
      .from("alpine/k8s:1.34.1")
      .withMountedSecret("/root/.kube/config", kubeconfig)
      .withMountedDirectory("/chart", chart)
      .withEnvVariable("RUN", run)
      .withExec([
        "helm",
        "upgrade",
        "bookshop",
        "/chart",
        "--install",
        "--atomic",
        "--timeout=2m",
        setting,
      ])
      .stdout()
  }
}
