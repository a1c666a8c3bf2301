package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Push the same image to every address. */
  @Function
  public List<String> publishEverywhere(
      Directory pages, List<String> addresses, @Default("") String run) throws Exception {
    Container image =
        dag()
            .container()
            .from("nginx:1.29-alpine")
            .withDirectory("/usr/share/nginx/html", pages);

    var published = new ArrayList<String>();
    for (String address : addresses) {
      published.add(image.publish(address));
    }
    return published;
  }
}
