package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Compile the shop, whose private Go modules need a login. */
  @Function
  public File build(Directory source, Secret netrc) {
    return dag()
        .container()
        .from("golang:1.25-bookworm")
        // Git looks for credentials here. The file exists only while a command runs.
        .withMountedSecret("/root/.netrc", netrc)
        .withEnvVariable("GOPRIVATE", "git.example.com")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
        .file("/out/bookshop");
  }
}
