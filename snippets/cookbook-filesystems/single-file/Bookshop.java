package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private static final String CONFIG_PATH = "/etc/nginx/conf.d/default.conf";

  /** Check the configuration, which is mounted only for this command. */
  @Function
  public String checkConfig(File config) throws Exception {
    return dag()
        .container()
        .from("nginx:1.29-alpine")
        .withMountedFile(CONFIG_PATH, config)
        .withExec(List.of("nginx", "-t"))
        // nginx writes its report to standard error.
        .stderr();
  }

  /** Return a proxy image, with the configuration copied into it. */
  @Function
  public Container proxy(File config) {
    return dag().container().from("nginx:1.29-alpine").withFile(CONFIG_PATH, config);
  }
}
