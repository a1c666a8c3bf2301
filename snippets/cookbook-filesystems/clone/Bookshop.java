package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.GitRef;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Return the files at the tip of a branch. */
  @Function
  public Directory branch(String repository, String name) {
    return dag().git(repository).branch(name).tree();
  }

  /** Return the files at a tag. */
  @Function
  public Directory tag(String repository, String name) {
    return dag().git(repository).tag(name).tree();
  }

  /** Return the files at a commit, without the .git directory. */
  @Function
  public Directory commit(String repository, String hash) {
    var options = new GitRef.TreeArguments().withDiscardGitDir(true);
    return dag().git(repository).commit(hash).tree(options);
  }
}
