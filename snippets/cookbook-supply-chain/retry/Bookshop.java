package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Push an image, retrying after a failure. */
  @Function
  public String publishPatiently(
      Directory pages, String address, @Default("3") int attempts, @Default("") String run)
      throws Exception {
    Container image =
        dag()
            .container()
            .from("nginx:1.29-alpine")
            .withDirectory("/usr/share/nginx/html", pages);

    for (int attempt = 1; ; attempt++) {
      try {
        return image.publish(address);
      } catch (DaggerQueryException error) {
        if (attempt >= attempts) {
          throw error;
        }
      }
      // Wait longer each time: 2 seconds, then 4, then 8.
      Thread.sleep(1000L << attempt);
    }
  }
}
