package io.dagger.modules.bookshop;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** List the services whose own or shared files changed. */
  @Function
  public List<String> affected(Directory before, Directory after) throws Exception {
    var affected = new ArrayList<String>();
    for (String service : after.directory("services").entries()) {
      // The service is built from its own directory and the shared one.
      var parts =
          new Directory.FilterArguments().withInclude(List.of("services/" + service, "lib"));
      Directory old = before.filter(parts);
      if (!after.filter(parts).changes(old).isEmpty()) {
        affected.add(service.replaceAll("/$", ""));
      }
    }
    return affected;
  }
}
