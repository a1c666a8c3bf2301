package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /**
   * Push the site to a registry that requires a login.
   *
   * @param address registry, name, and tag of the image
   * @param run a value that's new for each call, such as the CI run number
   */
  @Function
  public String publish(
      Directory pages, String address, String username, Secret password, @Default("") String run)
      throws Exception {
    return dag()
        .container()
        .from("nginx:1.29-alpine")
        .withDirectory("/usr/share/nginx/html", pages)
        // Only the registry's host name in the address matters here.
        .withRegistryAuth(address, username, password)
        .publish(address);
  }
}
