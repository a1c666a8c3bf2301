package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /**
   * Copy the shop's pages to a storage service.
   *
   * @param config Configuration file for rclone
   * @param run A value that's new for each upload, such as the CI run number
   */
  @Function
  public String upload(
      Directory pages, Secret config, String target, @Default("") String run)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag().container().from("alpine:3.22")
        .withExec(List.of("apk", "add", "--no-cache", "rclone"))
        .withMountedDirectory("/pages", pages)
        // Only commands after this line can read the file.
        .withMountedSecret("/run/secrets/rclone.conf", config)
        // Without a new value, the engine would reuse the result of an unchanged command.
        .withEnvVariable("RUN", run)
        .withExec(List.of(
            "rclone", "--config=/run/secrets/rclone.conf", "-v", "copy", "/pages", target))
        .stderr();
  }
}
