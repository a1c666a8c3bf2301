package io.dagger.modules.bookshop;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Return the files that the caller asks for.
   *
   * @param include file patterns to include; all files by default
   * @param exclude file patterns to exclude
   */
  @Function
  public Directory subset(
      Directory source, @Default("[]") List<String> include, @Default("[]") List<String> exclude) {
    return source.filter(
        new Directory.FilterArguments().withInclude(include).withExclude(exclude));
  }
}
