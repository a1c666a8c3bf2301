package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Download one version of the licensed shop theme. */
  @Function
  public File theme(Secret token, String version) {
    // The container's shell expands the variable, so the arguments that the
    // engine records contain its name, not its value.
    String script =
        "wget -q -O theme.zip "
            + "--header=\"Authorization: Bearer $THEME_TOKEN\" "
            + "\"https://themes.example.com/bookshop-$THEME_VERSION.zip\"";

    return dag()
        .container()
        .from("alpine:3.22")
        .withWorkdir("/download")
        .withEnvVariable("THEME_VERSION", version)
        .withSecretVariable("THEME_TOKEN", token)
        .withExec(List.of("sh", "-c", script))
        .file("/download/theme.zip");
  }
}
