package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.client.exception.DaggerExecException;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Download the catalog, falling back to the mirror. */
  @Function
  public File catalog(String url, String mirror)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    try {
      // Sync runs the command now, so its failure is caught here.
      return download(url).sync();
    } catch (DaggerExecException failed) {
      System.out.printf(
          "exit code %d, trying %s: %s%n", failed.getExitCode(), mirror, failed.getStdErr());
      return download(mirror);
    }
  }

  private File download(String url) {
    return dag().container()
        .from("alpine:3.22")
        .withExec(List.of("wget", "-q", "-O", "/catalog.csv", url))
        .file("/catalog.csv");
  }
}
