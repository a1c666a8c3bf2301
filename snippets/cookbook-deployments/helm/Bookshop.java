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
   * Install or upgrade a release of a chart, and wait until it runs.
   *
   * @param run A value that's new for each deployment, such as the CI run number
   */
  @Function
  public String upgrade(
      Directory chart, Secret kubeconfig, String tag, String run)
      throws Exception {
    var setting = "--set-string=image.tag=" + tag;
    return dag()
        .container()
        .from("alpine/k8s:1.34.1")
        .withMountedSecret("/root/.kube/config", kubeconfig)
        .withMountedDirectory("/chart", chart)
        .withEnvVariable("RUN", run)
        .withExec(List.of(
            "helm", "upgrade", "bookshop", "/chart", "--install", "--atomic", "--timeout=2m",
            setting))
        .stdout();
  }
}
