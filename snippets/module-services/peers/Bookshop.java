package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Start two shops that ask each other for books, and read from one. */
  @Function
  public String peers(Container image)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Service north = shop(image, "http://south:8080").withHostname("north");
    Service south = shop(image, "http://north:8080").withHostname("south");

    // Neither shop binds the other, so both are started explicitly.
    north.start();
    south.start();

    return dag().container()
        .from("alpine:3.22")
        .withServiceBinding("shop", north)
        .withExec(List.of("wget", "-q", "-O-", "http://shop:8080/books"))
        .stdout();
  }

  private Service shop(Container image, String peer) {
    return image.withEnvVariable("PEER", peer)
        .withExposedPort(8080)
        .asService(new Container.AsServiceArguments().withArgs(List.of("/bin/bookshop")));
  }
}
