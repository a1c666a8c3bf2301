package io.dagger.modules.bookshop;

import io.dagger.client.BuildArg;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Directory.DockerBuildArguments;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Build one stage of the project's Dockerfile.
   *
   * @param goVersion value of the build argument GO_VERSION
   * @param stage stage to stop at; the last one by default
   */
  @Function
  public Container fromDockerfile(
      Directory source, @Default("1.25") String goVersion, @Default("") String stage) {
    var version = new BuildArg().withName("GO_VERSION").withValue(goVersion);
    return source.dockerBuild(
        new DockerBuildArguments().withBuildArgs(List.of(version)).withTarget(stage));
  }
}
