package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Reviews the shop's code with go vet. */
  @Function
  public String check(Directory source) throws Exception {
    return dag().gate().review(source, dag().vet().asGateLinter());
  }
}
