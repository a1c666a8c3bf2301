package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Lets a model fix a problem and returns its changes for review. */
  @Function
  public Changeset repair(@Ignore({"**/.git", "**/.env*"}) Directory source, String problem) {
    Container workshop = dag().container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src");
    // The model gets the problem's description and a container with a copy of the source.
    Env env = dag().env()
        .withStringInput("problem", problem, "what's wrong with the service")
        .withContainerInput("workshop", workshop, "Go and the service's source in /src")
        .withContainerOutput("repaired", "the workshop with the fix and passing tests");
    LLM agent = dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(40))
        .withEnv(env)
        .withPrompt("Fix this problem in the Go service: $problem")
        .withPrompt("Run go test after each change and save what passes.");
    Directory repaired = agent.env().output("repaired").asContainer().directory("/src");

    // Keep only the top-level Go files. This function doesn't test them itself.
    var goFiles = new Directory.WithDirectoryArguments()
        .withInclude(List.of("*.go"))
        .withExclude(List.of("*/*"));
    return source.withDirectory(".", repaired, goFiles).changes(source);
  }
}
