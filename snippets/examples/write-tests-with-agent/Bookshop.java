package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.Client.LlmArguments;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private static final String ASSIGNMENT = """
      You are in $sandbox, a container with a Go service in /src.
      Write tests for HTTP handlers that have none. Change only files named *_test.go.
      Run go test ./... until it passes, then save the container as done.""";

  /** Lets a model add tests and returns its edits for review. */
  @Function
  public Changeset writeTests(@Ignore({"**/.git", "**/.env*"}) Directory source) throws Exception {
    var tools = dag().container().from("golang:1.25-alpine").withWorkdir("/src");
    var sandbox = tools.withDirectory("/src", source);
    var environment = dag().env()
        .withContainerInput("sandbox", sandbox, "The service in /src, with Go")
        .withContainerOutput("done", "The container with the new tests in /src");
    var agent = dag().llm(new LlmArguments().withMaxAPICalls(40))
        .withEnv(environment)
        .withPrompt(ASSIGNMENT);
    var done = agent.env().output("done").asContainer();
    // Keep only test files, whatever else the model changed.
    var tests = new Directory.WithDirectoryArguments().withInclude(List.of("**/*_test.go"))
        .withExclude(List.of("**/.*", "**/*_test.go/*"));
    var result = source.withDirectory(".", done.directory("/src"), tests);
    // Test again in a container that the model hasn't touched.
    tools.withDirectory("/src", result).withExec(List.of("go", "test", "./...")).sync();
    return result.changes(source);
  }
}
