package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithExecArguments;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Fetch a file and fail if its checksum doesn't match. */
  @Function
  public File download(String url, String checksum) {
    return dag()
        .container()
        .from("alpine:3.22")
        .withFile("/download", dag().http(url))
        .withExec(
            List.of("sha256sum", "-c"),
            new WithExecArguments().withStdin(checksum + "  /download\n"))
        // Take the file after the check, so that it's returned only if the check passes.
        .file("/download");
  }
}
