package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Apply manifests to a cluster, and wait until the new version runs.
   *
   * @param run A value that's new for each deployment, such as the CI run number
   */
  @Function
  public String apply(Directory manifests, Secret kubeconfig, String run) throws Exception {
    return dag()
        .container()
        .from("alpine/k8s:1.34.1")
        .withMountedSecret("/root/.kube/config", kubeconfig)
        .withMountedDirectory("/manifests", manifests)
        // Without a new value, the engine would reuse the result of an unchanged command.
        .withEnvVariable("RUN", run)
        .withExec(List.of("kubectl", "apply", "--filename=/manifests"))
        .withExec(List.of(
            "kubectl", "rollout", "status", "deployment/bookshop", "--timeout=2m"))
        .stdout();
  }
}
