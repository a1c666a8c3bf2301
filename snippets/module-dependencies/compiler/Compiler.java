package io.dagger.modules.compiler;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.Optional;

/** Builds Go programs the way all of the shop's services do. */
@Object
public class Compiler {
  /**
   * Compile a program for Linux.
   *
   * @param source The service's files.
   * @param pkg Package to compile.
   */
  @Function
  // No default path for source: it would be relative to this module.
  public File binary(Directory source, Optional<String> pkg) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("go-mod"))
        .withMountedCache("/root/.cache/go-build", dag().cacheVolume("go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withEnvVariable("CGO_ENABLED", "0")
        .withExec(List.of("go", "build", "-o=/out/program", pkg.orElse(".")))
        .file("/out/program");
  }
}
