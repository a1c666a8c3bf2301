package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run the shop. */
  @Function
  public Service serve(Directory source) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/bin/bookshop", "."))
        // The health check connects to this port before anything uses the service.
        .withExposedPort(8080)
        .asService(new Container.AsServiceArguments().withArgs(List.of("/bin/bookshop")));
  }

  /** Request the running shop's front page. */
  @Function
  public String smoke(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("alpine:3.22")
        .withServiceBinding("shop", serve(source))
        .withExec(List.of("wget", "-q", "-O-", "http://shop:8080/"))
        .stdout();
  }
}
