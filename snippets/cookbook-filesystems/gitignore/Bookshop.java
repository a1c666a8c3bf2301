package io.dagger.modules.bookshop;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Return the project without ignored files or Git's own directory. */
  @Function
  public Directory clean(Directory source) {
    return source.filter(
        new Directory.FilterArguments().withGitignore(true).withExclude(List.of(".git")));
  }
}
