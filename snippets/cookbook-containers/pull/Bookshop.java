package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Start from an image that requires a login. */
  @Function
  public Container privateImage(String address, String username, Secret password) {
    return dag()
        .container()
        // Log in first, because the next step pulls the image.
        .withRegistryAuth(address, username, password)
        .from(address);
  }
}
