package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the shop and return a file. */
  @Function
  public File build(Directory source) {
    var build = List.of("go", "build", "-o", "/bookshop");
    return tools(source).withExec(build).file("/bookshop");
  }
  /** Return the compiled shop's size in bytes, as a number. */
  @Function
  public int size(Directory source) throws Exception {
    return build(source).size();
  }
  /** Return the test files' paths as a list of strings. */
  @Function
  public List<String> testFiles(Directory source) throws Exception {
    return source.glob("**/*_test.go");
  }
  /** Fail if the code has mistakes, and return nothing otherwise. */
  @Function
  public void vet(Directory source) throws Exception {
    tools(source).withExec(List.of("go", "vet", "./...")).sync();
  }
  // Without the annotation, this isn't one of the module's functions.
  private Container tools(Directory source) {
    return dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src");
  }
}
