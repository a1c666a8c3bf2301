package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Tag the commit that's checked out, and push the tag. */
  @Function
  public String tag(
      Directory source, String repository, String version, Secret token)
      throws Exception {
    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "git"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("git", "config", "user.name", "Release bot"))
        .withExec(List.of("git", "config", "user.email", "release@example.com"))
        // Pass the token through this helper instead of a file or the URL.
        .withExec(List.of(
            "git", "config", "credential.helper",
            "!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f"))
        .withExec(List.of("git", "tag", "--annotate", "--message=Release", version))
        .withSecretVariable("GITHUB_TOKEN", token)
        .withExec(List.of("git", "push", repository, version))
        .combinedOutput();
  }
}
