import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Apply manifests to a cluster, and wait until the new version runs.
   *
   * @param run A value that's new for each deployment, such as the CI run number
   */
  @func()
  async apply(manifests: Directory, kubeconfig: Secret, run: string): Promise<string> {
    return await (
      dag
        .container()
        .from("alpine/k8s:1.34.1")
        .withMountedSecret("/root/.kube/config", kubeconfig)
        .withMountedDirectory("/manifests", manifests)
        // Without a new value, the engine would reuse the result of an unchanged command.
        .withEnvVariable("RUN", run)
        .withExec(["kubectl", "apply", "--filename=/manifests"])
        .withExec([
          "kubectl",
          "rollout",
          "status",
          "deployment/bookshop",
          "--timeout=2m",
        ])
        .stdout()
    )
  }
}
