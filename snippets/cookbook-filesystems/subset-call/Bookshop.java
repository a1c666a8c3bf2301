package io.dagger.modules.bookshop;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Give the files that the caller asks for.
   *
   * @param include patterns of files to take; without any, all files
   * @param exclude patterns of files to leave out
   */
  @Function
  public Directory subset(
      Directory source, @Default("[]") List<String> include, @Default("[]") List<String> exclude) {
    return source.filter(
        new Directory.FilterArguments().withInclude(include).withExclude(exclude));
  }
}
