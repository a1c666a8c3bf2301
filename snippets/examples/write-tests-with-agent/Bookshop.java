package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Changeset;
import io.dagger.client.Client.LlmArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private static final String ASSIGNMENT = """
      You are in $sandbox, a container with a Go service in /src.
      Write tests for HTTP handlers that have none. Change only files named *_test.go.
      Run go test ./... until it passes, then save the container as done.""";

  /** Let a model add tests and return its edits for review. */
  @Function
  public Changeset writeTests(Directory source) {
    var sandbox = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src");
    // The model gets these two names and no others: no host, no secrets.
    var environment = dag().env()
        .withContainerInput("sandbox", sandbox, "The service in /src, with Go")
        .withContainerOutput("done", "The container with the new tests in /src");
    var agent = dag().llm(new LlmArguments().withMaxAPICalls(40))
        .withEnv(environment)
        .withPrompt(ASSIGNMENT);
    var done = agent.env().output("done").asContainer();
    // Test again in a container that the model has not touched.
    return sandbox.withDirectory("/src", done.directory("/src"))
        .withExec(List.of("go", "test", "./..."))
        .directory("/src")
        .changes(source);
  }
}
