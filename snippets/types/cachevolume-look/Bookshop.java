package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /**
   * Show the size of each directory in the volume.
   *
   * @param moment Any new value, such as the current time
   */
  @Function
  public String cached(String moment)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("alpine:3.22")
        .withMountedCache("/volume", dag().cacheVolume("bookshop-modules"))
        // A volume's contents aren't an input, so another input has to change.
        .withEnvVariable("MOMENT", moment)
        .withExec(List.of("du", "-h", "-d", "2", "/volume"))
        .stdout();
  }
}
