package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.ContainerArguments;
import io.dagger.client.Container;
import io.dagger.client.Container.PublishArguments;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Platform;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Cross-compile the shop for two platforms, and publish the images. */
  @Function
  public String publishCross(
      Directory source, String address, @Default("") String run) throws Exception {
    Container compiler = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src")
        .withEnvVariable("CGO_ENABLED", "0");

    var variants = new ArrayList<Container>();
    for (String processor : List.of("amd64", "arm64")) {
      File program = compiler.withEnvVariable("GOARCH", processor)
          .withExec(List.of("go", "build", "-o", "/out/bookshop", ".")).file("/out/bookshop");
      var platform = new ContainerArguments().withPlatform(Platform.from("linux/" + processor));
      // No command runs in this container, so nothing is emulated.
      variants.add(dag().container(platform).from("alpine:3.22")
          .withFile("/usr/local/bin/bookshop", program)
          .withDefaultArgs(List.of("bookshop")));
    }
    var options = new PublishArguments().withPlatformVariants(variants);
    return dag().container().publish(address, options);
  }
}
