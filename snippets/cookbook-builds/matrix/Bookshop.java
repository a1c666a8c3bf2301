package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the shop for each target, given as OS and architecture. */
  @Function
  public Directory binaries(
      Directory source,
      @Default("[\"linux/amd64\", \"linux/arm64\", \"darwin/arm64\"]") List<String> targets) {
    // All builds share this setup.
    Container compiler =
        dag().container().from("golang:1.25-alpine")
            .withDirectory("/src", source).withWorkdir("/src")
            .withEnvVariable("CGO_ENABLED", "0");

    Directory binaries = dag().directory();
    for (String target : targets) {
      String[] parts = target.split("/");
      File program =
          compiler
              .withEnvVariable("GOOS", parts[0])
              .withEnvVariable("GOARCH", parts[1])
              .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
              .file("/out/bookshop");
      String suffix = parts[0].equals("windows") ? ".exe" : "";
      binaries = binaries.withFile("bookshop-" + parts[0] + "-" + parts[1] + suffix, program);
    }
    return binaries;
  }
}
