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
   * Build a directory with a Dockerfile that's kept elsewhere.
   *
   * @param context files that the Dockerfile can copy
   */
  @Function
  public Container fromOtherDockerfile(Directory context, File dockerfile) {
    return context
        // A unique name keeps it from overwriting the project's own Dockerfile.
        .withFile("other.Dockerfile", dockerfile)
        .dockerBuild(new DockerBuildArguments().withDockerfile("other.Dockerfile"));
  }
}
