package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Push one image under several tags; pass the repository without a tag. */
  @Function
  public List<String> publishTags(
      Directory pages, String repository, List<String> tags, String username, Secret password,
      @Default("") String run)
      throws Exception {
    Container image =
        dag()
            .container()
            .from("nginx:1.29-alpine")
            .withDirectory("/usr/share/nginx/html", pages)
            .withRegistryAuth(repository, username, password);

    var published = new ArrayList<String>();
    for (String tag : tags) {
      published.add(image.publish(repository + ":" + tag));
    }
    return published;
  }
}
