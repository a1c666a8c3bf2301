package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Install the locked packages, run the tests, and return the built site. */
  @Function
  public Directory buildSite(@Ignore({"node_modules", "dist"}) Directory source) {
    Container packages = dag()
        .container()
        .from("node:22-slim")
        .withMountedCache("/root/.npm", dag().cacheVolume("bookshop-npm"))
        .withWorkdir("/src")
        // npm ci needs only these two files.
        .withFile("package.json", source.file("package.json"))
        .withFile("package-lock.json", source.file("package-lock.json"))
        .withExec(List.of("npm", "ci"));
    return packages
        .withDirectory(".", source)
        .withExec(List.of("npm", "test"))
        .withExec(List.of("npm", "run", "build"))
        .directory("dist");
  }
}
