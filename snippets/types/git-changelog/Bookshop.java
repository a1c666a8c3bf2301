package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** List the newest commits of a branch. */
  @Function
  public String changelog(
      GitRepository repository,
      @Default("main") String branch,
      @Default("20") int count)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // By default, only one commit is fetched, which isn't enough for a changelog.
    Directory history =
        repository.branch(branch).tree(new GitRef.TreeArguments().withDepth(count));

    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "git"))
        .withMountedDirectory("/src", history)
        .withWorkdir("/src")
        .withExec(List.of("git", "log", "--oneline", "--max-count=" + count))
        .stdout();
  }
}
