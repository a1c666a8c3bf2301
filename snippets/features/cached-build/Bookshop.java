package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the service, and keep Go's downloads and compiled packages for the next run. */
  @Function
  public File build(
      // Changes to ignored files don't invalidate the build.
      @DefaultPath("/") @Ignore({".git", ".dagger", "**/*.md"}) Directory source) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        // One volume per cache, named after the project so that other projects don't share it.
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("bookshop-go-modules"))
        .withMountedCache("/root/.cache/go-build", dag().cacheVolume("bookshop-go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
        .file("/out/bookshop");
  }
}
