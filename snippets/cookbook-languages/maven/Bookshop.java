package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the tests with Maven, and return the JAR. */
  @Function
  public File archive(@Ignore({"target"}) Directory source) {
    return dag()
        .container()
        .from("maven:3.9.9-eclipse-temurin-21-alpine")
        .withMountedCache("/root/.m2", dag().cacheVolume("bookshop-maven"))
        .withWorkdir("/src")
        .withDirectory(".", source)
        .withExec(List.of("mvn", "--batch-mode", "--no-transfer-progress", "verify"))
        .file("target/bookshop-1.0.0.jar");
  }
}
