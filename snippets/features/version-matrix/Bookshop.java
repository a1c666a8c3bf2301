package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the tests with several Go versions. */
  @Function
  public void testVersions(
      Directory source, @Default("[\"1.24\", \"1.25\"]") List<String> versions)
      throws Exception {
    // Each call blocks until it's done, so the versions are tested one at a time.
    for (String version : versions) {
      dag()
          .container()
          .from("golang:" + version + "-alpine")
          .withDirectory("/src", source)
          .withWorkdir("/src")
          .withExec(List.of("go", "test", "./..."))
          // Nothing reads a value from this chain, so evaluate it explicitly.
          .sync();
    }
  }
}
