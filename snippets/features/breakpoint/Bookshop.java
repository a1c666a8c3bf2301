package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Build the service and stop twice along the way. */
  @Function
  public Container debug(Directory source) {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // First stop, in a shell: does the container have the files the build needs?
        .terminal()
        .withExec(List.of("go", "build", "-o", "/out/bookshop", "."))
        // Second stop, with its own command: what went into the result?
        .terminal(
            new Container.TerminalArguments()
                .withCmd(List.of("sh", "-c", "go version -m /out/bookshop; exec sh")));
  }
}
