package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * List the commits since a tag as release notes.
   *
   * @param source A checkout with its full history
   */
  @Function
  public File notes(Directory source, String since) {
    var commits = since + "..HEAD";
    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "git"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(
          List.of("git", "log", "--no-merges", "--format=- %s (%h)", commits),
          new Container.WithExecArguments().withRedirectStdout("/notes.md"))
        .file("/notes.md");
  }
}
