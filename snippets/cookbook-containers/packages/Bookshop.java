package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Return a container with the packages that the caller lists. */
  @Function
  public Container toolbox(List<String> packages) {
    var command = new ArrayList<>(List.of("apk", "add", "--no-cache"));
    command.addAll(packages);
    // Install all packages in one layer, without keeping the package index.
    return dag().container().from("alpine:3.22").withExec(command);
  }
}
