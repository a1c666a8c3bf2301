package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run all checks, and fail at the end if any of them failed. */
  @Function
  public String verify(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    var checks = List.of("! gofmt -l . | grep .", "go vet ./...", "go test ./...");
    // A non-zero exit code is a result here, not an error.
    var any = new Container.WithExecArguments().withExpect(ReturnType.ANY);
    var base = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src");

    List<String> failed = new ArrayList<>();
    for (String check : checks) {
      var done = base.withExec(List.of("sh", "-c", check), any);
      if (done.exitCode() != 0) {
        // go vet prints to standard error, go test to standard output.
        failed.add(check + "\n" + done.combinedOutput());
      }
    }
    if (!failed.isEmpty()) {
      var reports = String.join("\n", failed);
      throw new IllegalStateException(failed.size() + " of 3 checks failed:\n" + reports);
    }
    return "all checks passed";
  }
}
