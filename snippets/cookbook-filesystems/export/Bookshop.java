package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Return the coverage data and an HTML report. */
  @Function
  public Directory coverage(Directory source) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withMountedDirectory("/src", source)
        .withWorkdir("/src")
        // The commands below don't create the directory themselves.
        .withDirectory("/out", dag().directory())
        .withExec(List.of("go", "test", "-coverprofile=/out/cover.txt", "./..."))
        .withExec(
            List.of("go", "tool", "cover", "-html=/out/cover.txt", "-o=/out/index.html"))
        .directory("/out");
  }

  /** Return only the HTML report. */
  @Function
  public File coveragePage(Directory source) {
    return coverage(source).file("index.html");
  }
}
