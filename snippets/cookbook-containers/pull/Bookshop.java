package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Start from an image that needs a login. */
  @Function
  public Container privateImage(String address, String username, Secret password) {
    return dag()
        .container()
        // Before from, which is the step that pulls.
        .withRegistryAuth(address, username, password)
        .from(address);
  }
}
