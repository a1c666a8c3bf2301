package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** List everything that an image holds, in the CycloneDX format. */
  @Function
  public File sbom(Container image) {
    return dag()
        .container()
        .from("aquasec/trivy:0.67.2")
        .withMountedCache(
          "/root/.cache/trivy", dag().cacheVolume("trivy"),
          new Container.WithMountedCacheArguments()
              .withSharing(CacheSharingMode.LOCKED))
        .withMountedFile("/image.tar", image.asTarball())
        .withExec(List.of(
            "trivy", "image", "--input=/image.tar", "--format=cyclonedx",
            "--output=/sbom.json"))
        .file("/sbom.json");
  }
}
