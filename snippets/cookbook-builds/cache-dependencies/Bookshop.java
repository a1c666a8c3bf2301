package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the shop, and cache what Go downloads and compiles. */
  @Function
  public File compile(Directory source) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        // Downloaded modules.
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("bookshop-go-modules"))
        // Compiled packages.
        .withMountedCache("/root/.cache/go-build", dag().cacheVolume("bookshop-go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
        .file("/out/bookshop");
  }
}
