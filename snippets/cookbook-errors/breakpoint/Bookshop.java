package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Build the shop's frontend, with an optional terminal before the build.
   *
   * @param pause Open a terminal before the build
   */
  @Function
  public Directory assets(Directory source, @Default("false") boolean pause) {
    Container installed = dag().container()
        .from("node:22-slim")
        .withDirectory("/src", source.directory("web"))
        .withWorkdir("/src")
        .withExec(List.of("npm", "ci"));

    if (pause) {
      // The chain continues once you exit bash.
      installed = installed.terminal(
          new Container.TerminalArguments().withCmd(List.of("bash")));
    }
    return installed.withExec(List.of("npm", "run", "build")).directory("dist");
  }
}
