package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithEnvVariableArguments;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Print the variables that a command sees. */
  @Function
  public String environment() throws Exception {
    // Without expand, the value would contain "$SHOP_HOME" literally.
    var expand = new WithEnvVariableArguments().withExpand(true);
    return dag()
        .container()
        .from("alpine:3.22")
        .withEnvVariable("SHOP_NAME", "bookshop")
        .withEnvVariable("SHOP_HOME", "/opt/bookshop")
        .withEnvVariable("PATH", "$SHOP_HOME/bin:$PATH", expand)
        .withExec(List.of("env"))
        .stdout();
  }
}
