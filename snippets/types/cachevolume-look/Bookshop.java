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
   * Show how large the folders in the volume are.
   *
   * @param moment any text not used before, such as the time
   */
  @Function
  public String cached(String moment)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("alpine:3.22")
        .withMountedCache("/volume", dag().cacheVolume("bookshop-modules"))
        // What is in a volume is no input, so an input has to change instead.
        .withEnvVariable("MOMENT", moment)
        .withExec(List.of("du", "-h", "-d", "2", "/volume"))
        .stdout();
  }
}
