package io.dagger.modules.bookshop;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Push the image and return its address with the digest. */
  @Function
  public String publish(
      Container image, String user, Secret password, @Default("") String run)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return image
        // Applies to every image in this registry until the session ends.
        .withRegistryAuth("registry.example.com", user, password)
        .publish("registry.example.com/bookshop:latest");
  }
}
