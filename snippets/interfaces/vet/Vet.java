package io.dagger.modules.vet;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Vet {
  /** Runs go vet on the source and returns its report. */
  @Function
  public String lint(Directory source) throws Exception {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // If go vet finds problems, it fails and reports them on standard error.
        .withExec(List.of("go", "vet", "./..."))
        .combinedOutput();
  }
}
