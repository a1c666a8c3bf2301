package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Check the shop's Go code. */
  @Function
  public String checkCode(
      // Exclude everything first, then add back what the compiler reads.
      @Ignore({"**", "!**/*.go", "!go.mod", "!go.sum"}) Directory source) throws Exception {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "vet", "./..."))
        .combinedOutput();
  }
}
