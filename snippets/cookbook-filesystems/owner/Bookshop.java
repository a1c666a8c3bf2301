package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Container.WithFileArguments;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Return an image in which the server's user owns the catalog. */
  @Function
  public Container server(File program, Directory catalog) {
    return dag()
        .container()
        .from("alpine:3.22")
        .withDirectory("/srv/catalog", catalog, new WithDirectoryArguments().withOwner("nobody"))
        .withFile(
            "/usr/local/bin/bookshop", program, new WithFileArguments().withPermissions(0755))
        .withUser("nobody")
        .withDefaultArgs(List.of("bookshop"));
  }
}
