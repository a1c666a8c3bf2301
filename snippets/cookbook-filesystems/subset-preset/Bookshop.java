package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Directory.WithDirectoryArguments;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  // Define each selection once, so functions can't disagree.
  private static final List<String> PROGRAM = List.of("go.mod", "go.sum", "**/*.go");
  private static final List<String> TESTS = List.of("**/*_test.go", "**/testdata");

  /** Return the files that end up in the binary. */
  @Function
  public Directory programFiles(Directory source) {
    var chosen = new WithDirectoryArguments().withInclude(PROGRAM).withExclude(TESTS);
    return dag().directory().withDirectory("/", source, chosen);
  }

  /** Return the test files. */
  @Function
  public Directory testFiles(Directory source) {
    var chosen = new WithDirectoryArguments().withInclude(TESTS);
    return dag().directory().withDirectory("/", source, chosen);
  }
}
