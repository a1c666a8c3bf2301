package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

@Object
public class Bookshop {
  /**
   * Run the shop's tests.
   *
   * @param packages Packages to test.
   * @param run Run only tests whose name matches.
   * @param count Number of times to run each test.
   * @param quick Skip slow tests.
   */
  @Function
  public String test(
      Directory source,
      @Default("[\"./...\"]") List<String> packages,
      Optional<String> run,
      @Default("1") int count,
      @Default("false") boolean quick)
      throws Exception {
    var args = new ArrayList<>(List.of("go", "test", "-count=" + count, "-short=" + quick));
    // An omitted argument without a default is an empty Optional.
    run.ifPresent(name -> args.add("-run=" + name));
    args.addAll(packages);
    return dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src")
        .withExec(args)
        .stdout();
  }
}
