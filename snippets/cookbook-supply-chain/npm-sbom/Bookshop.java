package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** List a Node.js project's packages in CycloneDX format. */
  @Function
  public File packages(Directory source) {
    return dag()
        .container()
        .from("node:22-slim")
        .withWorkdir("/src")
        .withFile("package.json", source.file("package.json"))
        .withFile("package-lock.json", source.file("package-lock.json"))
        .withExec(
          List.of("npm", "sbom", "--package-lock-only", "--sbom-format=cyclonedx"),
          new Container.WithExecArguments().withRedirectStdout("/sbom.json"))
        .file("/sbom.json");
  }
}
