package io.dagger.modules.compiler;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds Go programs the way every service of the shop does. */
@Object
public class Compiler {
  /**
   * Compile a program for Linux.
   *
   * @param source Files of the service.
   * @param pkg Package to compile.
   */
  @Function
  // source has no default path: it would lead into this module's repository.
  public File binary(Directory source, @Default(".") String pkg) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withMountedCache("/go/pkg/mod", dag().cacheVolume("go-mod"))
        .withMountedCache("/root/.cache/go-build", dag().cacheVolume("go-build"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withEnvVariable("CGO_ENABLED", "0")
        .withExec(List.of("go", "build", "-o=/out/program", pkg))
        .file("/out/program");
  }
}
