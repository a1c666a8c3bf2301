package io.dagger.modules.bookshop;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Directory.DockerBuildArguments;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /**
   * Build a directory with a Dockerfile from elsewhere.
   *
   * @param context files that the Dockerfile copies from
   */
  @Function
  public Container fromOtherDockerfile(Directory context, File dockerfile) {
    return context
        // Under a name of its own, it replaces nothing that is there.
        .withFile("other.Dockerfile", dockerfile)
        .dockerBuild(new DockerBuildArguments().withDockerfile("other.Dockerfile"));
  }
}
