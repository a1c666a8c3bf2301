package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Write a new version to a file, commit it, and push the branch. */
  @Function
  public String bump(
      Directory source, String repository, String branch, String version, Secret token)
      throws Exception {
    var target = "HEAD:refs/heads/" + branch;
    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "git"))
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withNewFile("VERSION", version)
        .withExec(List.of("git", "config", "user.name", "Release bot"))
        .withExec(List.of("git", "config", "user.email", "release@example.com"))
        .withExec(List.of(
            "git", "config", "credential.helper",
            "!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f"))
        .withExec(List.of("git", "add", "VERSION"))
        .withExec(List.of("git", "commit", "--message=Bump the version"))
        .withSecretVariable("GITHUB_TOKEN", token)
        .withExec(List.of("git", "push", repository, target))
        .combinedOutput();
  }
}
