package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Report go vet's findings instead of failing. */
  @Function
  public String lint(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Container checked =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src")
            .withExec(
                List.of("go", "vet", "./..."),
                // If go vet finds problems, its exit code isn't 0, which is an error by default.
                new Container.WithExecArguments().withExpect(ReturnType.ANY));

    return "go vet exited with code " + checked.exitCode() + "\n" + checked.stderr();
  }
}
