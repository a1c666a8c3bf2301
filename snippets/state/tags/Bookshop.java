package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

@Object
public class Bookshop {
  /** Build tags chosen so far. */
  public List<String> tags = new ArrayList<>();
  // Part of the object's state, but hidden from callers: it's private.
  private Directory source;
  public Bookshop() {}
  public Bookshop(@DefaultPath("/") @Ignore({"bin", ".git"}) Directory source) {
    this.source = source;
  }

  /** Add a build tag for the calls that follow. */
  @Function
  public Bookshop withTag(String tag) {
    tags.add(tag);
    // Anything this function doesn't return is lost when it ends.
    return this;
  }

  /** Compile the shop with the object's build tags. */
  @Function
  public File build() {
    return dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src")
        .withExec(List.of("go", "build", "-o=/bookshop", "-tags=" + String.join(",", tags), "."))
        .file("/bookshop");
  }
}
