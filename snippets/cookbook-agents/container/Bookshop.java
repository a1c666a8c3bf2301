package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Env;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Let a model install the packages that a task needs. */
  @Function
  public Container toolbox(String task) {
    Container base = dag().container().from("alpine:3.22");
    Env env = dag()
        .env()
        .withStringInput("task", task, "what somebody wants to do with the tools")
        .withContainerInput("base", base, "plain Alpine")
        .withContainerOutput("toolbox", "the base with the tools installed");

    return dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(20))
        .withEnv(env)
        .withPrompt("Start from $base and install what is needed to: $task")
        .withPrompt("Run each tool once as a test. Then save the container.")
        .env()
        .output("toolbox")
        .asContainer();
  }
}
