package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the tests with Gradle, and return the JAR. */
  @Function
  public File archive(@Ignore({"build", ".gradle"}) Directory source) {
    return dag()
        .container()
        .from("eclipse-temurin:21-jdk")
        .withMountedCache(
          "/root/.gradle", dag().cacheVolume("bookshop-gradle"),
          new Container.WithMountedCacheArguments()
              .withSharing(CacheSharingMode.LOCKED))
        .withWorkdir("/src")
        .withDirectory(".", source)
        // Gradle's daemon would stop with the container, so don't start one.
        .withExec(List.of("./gradlew", "--no-daemon", "build"))
        .file("build/libs/bookshop-1.0.0.jar");
  }
}
