package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerExecException;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** List the files that aren't formatted. */
  @Function
  public String lint(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    try {
      return dag().container()
          .from("golang:1.25-alpine")
          .withDirectory("/src", source)
          .withWorkdir("/src")
          .withExec(
              List.of("sh", "-c", "test -z \"$(gofmt -l . | tee /dev/stderr)\""))
          .stdout();
    } catch (DaggerExecException failed) {
      if (failed.getExitCode() != 1) {
        throw failed;
      }
      // Exit code 1 means unformatted files; any other code means the check itself failed.
      throw new IllegalStateException(
          "these files are not formatted:\n" + failed.getStdErr());
    }
  }
}
