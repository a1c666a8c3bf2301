package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.ContainerArguments;
import io.dagger.client.Container;
import io.dagger.client.Container.PublishArguments;
import io.dagger.client.Directory;
import io.dagger.client.Platform;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Build the shop once for each platform, on that platform. */
  @Function
  public String publishEmulated(
      Directory source, String address, @Default("") String run) throws Exception {
    var variants = new ArrayList<Container>();
    for (String platform : List.of("linux/amd64", "linux/arm64")) {
      var options = new ContainerArguments().withPlatform(Platform.from(platform));
      var program = dag().container(options).from("golang:1.25-alpine")
          .withDirectory("/src", source)
          .withWorkdir("/src")
          // On a platform other than the engine's own, this command is emulated.
          .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
          .file("/out/bookshop");
      // The image gets the program, but not the compiler or the source.
      variants.add(dag().container(options).from("alpine:3.22")
          .withFile("/usr/local/bin/bookshop", program)
          .withDefaultArgs(List.of("bookshop")));
    }
    // The empty container only groups the two images and isn't published itself.
    var options = new PublishArguments().withPlatformVariants(variants);
    return dag().container().publish(address, options);
  }
}
