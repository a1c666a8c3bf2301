package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Set all variables that the caller passes.
   *
   * @param variables variables as NAME=VALUE pairs
   */
  @Function
  public Container configured(List<String> variables) {
    Container container = dag().container().from("alpine:3.22");
    for (String variable : variables) {
      String[] parts = variable.split("=", 2);
      String value = parts.length > 1 ? parts[1] : "";
      // The call doesn't change the container in place, so keep what it returns.
      container = container.withEnvVariable(parts[0], value);
    }
    return container;
  }
}
