package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the shop for two operating systems and two architectures. */
  @Function
  public Directory binaries(Directory source) {
    var builder = dag().container()
        .from("golang:1.25-alpine")
        // The four builds share what they download and compile.
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("bookshop-modules"))
        .withMountedCache("/root/.cache/go-build", dag().cacheVolume("bookshop-build"))
        .withEnvVariable("CGO_ENABLED", "0")
        .withDirectory("/src", source)
        .withWorkdir("/src");

    var output = dag().directory();
    for (var system : List.of("linux", "darwin")) {
      for (var processor : List.of("amd64", "arm64")) {
        var name = "bookshop-" + system + "-" + processor;
        var binary = builder
            .withEnvVariable("GOOS", system)
            .withEnvVariable("GOARCH", processor)
            .withExec(List.of("go", "build", "-o", "/" + name, "."))
            .file("/" + name);
        // Objects never change in place, so keep what the call returns.
        output = output.withFile(name, binary);
      }
    }
    return output;
  }
}
