package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Let a model fix a problem and return its changes for review. */
  @Function
  public Changeset repair(Directory source, String problem) {
    Container workshop =
        dag()
            .container()
            .from("golang:1.25-alpine")
            .withDirectory("/src", source)
            .withWorkdir("/src");
    // Of your project, the model reaches what stands here and nothing else.
    Env env =
        dag()
            .env()
            .withStringInput("problem", problem, "what is wrong with the shop")
            .withContainerInput("workshop", workshop, "Go and the source in /src")
            .withContainerOutput("repaired", "the workshop once the tests pass");

    return dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(40))
        .withEnv(env)
        .withPrompt("Fix this problem in the Go service: $problem")
        .withPrompt("Run go test after each change and save what passes.")
        .env()
        .output("repaired")
        .asContainer()
        .directory("/src")
        .changes(source);
  }
}
