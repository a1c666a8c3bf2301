package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.GitRef;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the shop. */
  @Function
  public File build(
      // Upload only the files that the compiler reads. The path / is the repository root.
      @DefaultPath("/") @Ignore({"**", "!**/*.go", "!go.mod", "!go.sum"})
          Directory source) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/bookshop", "."))
        .file("/bookshop");
  }

  /** Read a file next to dagger.json. */
  @Function
  public String settings(@DefaultPath("settings.toml") File file) throws Exception {
    return file.contents();
  }

  /** Return the commit that's checked out. */
  @Function
  public String revision(@DefaultPath(".") GitRef head) throws Exception {
    return head.commit();
  }
}
