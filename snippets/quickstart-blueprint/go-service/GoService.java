package io.dagger.modules.goservice;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class GoService {
  private Container tools;

  public GoService() {}

  /**
   * @param source The service's files; by default, the directory with its dagger.json
   * @param image Image with the Go tools
   */
  public GoService(@DefaultPath(".") Directory source,
      @Default("golang:1.25-alpine") String image) {
    var golang = dag().container().from(image);
    tools = golang.withDirectory("/src", source).withWorkdir("/src");
  }

  /** Look for likely mistakes and print the Go version. */
  @Function
  public String vet() throws Exception {
    var vetted = tools.withExec(List.of("go", "vet", "./..."));
    return vetted.withExec(List.of("go", "version")).stdout();
  }

  /** Run the service and return its output. */
  @Function
  public String run() throws Exception {
    return tools.withExec(List.of("go", "run", ".")).stdout();
  }
}
