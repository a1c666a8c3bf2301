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
  /**
   * Publish a release on GitHub, with notes and files.
   *
   * @param repository Owner and name, such as ORG/bookshop
   */
  @Function
  public String release(
      String repository, String version, File notes, Directory assets, Secret token)
      throws Exception {
    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "github-cli"))
        .withMountedDirectory("/assets", assets)
        .withMountedFile("/notes.md", notes)
        .withWorkdir("/assets")
        .withSecretVariable("GH_TOKEN", token)
        .withEnvVariable("GH_REPO", repository)
        .withEnvVariable("VERSION", version)
        .withExec(List.of(
            "sh", "-c",
            "gh release create \"$VERSION\" --verify-tag --title=\"$VERSION\" --notes-file=/notes.md *"))
        .stdout();
  }
}
