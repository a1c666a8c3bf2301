package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Put some files into a container with tools for inspecting them. */
  @Function
  public Container inspect(Directory files) {
    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "--no-cache", "bash", "jq", "ripgrep", "tree"))
        .withMountedDirectory("/files", files)
        .withWorkdir("/files")
        // Terminals in this container start bash instead of sh.
        .withDefaultTerminalCmd(List.of("bash"));
  }
}
