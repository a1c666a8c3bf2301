package io.dagger.modules.booklist;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.client.Wolfi;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Booklist {
  /** Request the page from a running site. */
  @Function
  public String check(Service site) throws Exception {
    return dag().wolfi()
        .container(new Wolfi.ContainerArguments().withPackages(List.of("curl")))
        .withServiceBinding("site", site)
        .withExec(List.of("curl", "--fail", "--silent", "http://site"))
        .stdout();
  }
}
