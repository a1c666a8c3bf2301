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
  /** Run the unit tests and return what they print. */
  @Function
  public String test(Directory source) throws Exception {
    return workbench(source).withExec(List.of("go", "test", "./...")).stdout();
  }

  /** Compile the service. */
  @Function
  public File build(Directory source) {
    return workbench(source)
        .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
        .file("/out/bookshop");
  }

  /** Package the compiled service without the compiler. */
  @Function
  public Container image(Directory source) {
    return dag().container().from("alpine:3.22")
        .withFile("/usr/local/bin/bookshop", build(source)).withEntrypoint(List.of("bookshop"));
  }

  // Shared by the functions above. Without an annotation, it's hidden from callers.
  private Container workbench(Directory source) {
    return dag().container().from("golang:1.25-alpine").withDirectory("/src", source)
        .withWorkdir("/src").withEnvVariable("CGO_ENABLED", "0");
  }
}
