package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Compile the highest tagged version, including pre-releases. */
  @Function
  public File buildRelease(GitRepository repository)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    GitRef release = repository.latestVersion();
    String flags = "-ldflags=-X main.commit=" + release.commit();

    // The history isn't needed, and would make the copy larger.
    Directory files =
        release.tree(new GitRef.TreeArguments().withDiscardGitDir(true));

    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", files)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", flags, "-o", "/out/bookshop"))
        .file("/out/bookshop");
  }
}
