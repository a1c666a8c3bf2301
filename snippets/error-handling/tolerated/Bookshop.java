package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.ReturnType;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Return the test report, whether or not the tests pass. */
  @Function
  public File report(Directory source) {
    return tested(source).file("/report.json");
  }

  private Container tested(Directory source) {
    return dag().container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(
            List.of("go", "test", "-json", "./..."),
            new Container.WithExecArguments()
                // If tests fail, the chain continues, so the report is still returned.
                .withExpect(ReturnType.ANY)
                .withRedirectStdout("/report.json"));
  }
}
