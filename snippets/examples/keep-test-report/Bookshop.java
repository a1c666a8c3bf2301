package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithExecArguments;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.ReturnType;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the tests and keep their report, even if some fail. */
  @Function
  public File testReport(Directory source) {
    return dag().container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(
            List.of("go", "test", "-json", "./..."),
            new WithExecArguments()
                .withRedirectStdout("/report.json")
                // Failing tests exit with code 1, which would stop the chain before the report.
                .withExpect(ReturnType.ANY))
        .file("/report.json");
  }
}
