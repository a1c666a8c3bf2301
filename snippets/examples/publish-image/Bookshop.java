package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.ContainerArguments;
import io.dagger.client.Container;
import io.dagger.client.Container.PublishArguments;
import io.dagger.client.Directory;
import io.dagger.client.Platform;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Push one image for amd64 and arm64. */
  @Function
  public String publish(
      Directory source, String address, String username, Secret token, @Default("") String run)
      throws Exception {
    var builder = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src");
    var variants = new ArrayList<Container>();
    for (var processor : List.of("amd64", "arm64")) {
      // Go cross-compiles for the other architecture, so nothing is emulated.
      var program = builder.withEnvVariable("GOARCH", processor)
          .withExec(List.of("go", "build", "-o", "/bookshop", ".")).file("/bookshop");
      var platform = new ContainerArguments().withPlatform(Platform.from("linux/" + processor));
      variants.add(dag().container(platform).from("alpine:3.22")
          .withFile("/bookshop", program)
          .withDefaultArgs(List.of("/bookshop")));
    }
    return dag().container().withRegistryAuth(address, username, token)
        .publish(address, new PublishArguments().withPlatformVariants(variants));
  }
}
