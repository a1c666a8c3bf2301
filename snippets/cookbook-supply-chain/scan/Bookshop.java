package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Fail if an image has known vulnerabilities that can be fixed.
   *
   * @param day Today's date, so each day's scan uses new vulnerability data
   */
  @Function
  public String scan(
      Container image, String day, @Default("HIGH,CRITICAL") String severity)
      throws Exception {
    return dag()
        .container()
        .from("aquasec/trivy:0.67.2")
        .withMountedCache(
          "/root/.cache/trivy", dag().cacheVolume("trivy"),
          new Container.WithMountedCacheArguments()
              .withSharing(CacheSharingMode.LOCKED))
        .withMountedFile("/image.tar", image.asTarball())
        .withEnvVariable("DAY", day)
        .withEnvVariable("TRIVY_SEVERITY", severity)
        .withExec(List.of(
            "trivy", "image", "--input=/image.tar", "--ignore-unfixed", "--exit-code=1"))
        .stdout();
  }
}
