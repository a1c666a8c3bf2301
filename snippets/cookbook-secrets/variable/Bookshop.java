package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Ask GitHub who the token belongs to. */
  @Function
  public String whoami(Secret token)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // $(…) drops the newline that a secret from a file or a command may end with.
    String script =
        "wget -qO- --header=\"Authorization: Bearer $(printenv GITHUB_TOKEN)\" \"$0\"";

    return dag()
        .container()
        .from("alpine:3.22")
        .withSecretVariable("GITHUB_TOKEN", token)
        .withExec(List.of("sh", "-c", script, "https://api.github.com/user"))
        .stdout();
  }
}
