package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Let a model write a small program, then test and build it. */
  @Function
  public File writeTool(String assignment) {
    Container go = dag().container().from("golang:1.25-alpine").withWorkdir("/src");
    Container workshop = go.withExec(List.of("go", "mod", "init", "shoptool"));
    Env env = dag().env()
        .withStringInput("assignment", assignment, "what the program has to do")
        .withContainerInput("workshop", workshop, "Go and an empty module in /src")
        .withContainerOutput("done", "the workshop with program and tests");

    String rules =
        "Use standard packages only. Test until go vet and go test pass.";
    LLM agent = dag().llm(new Client.LlmArguments().withMaxAPICalls(60)).withEnv(env)
        .withPrompt("Write a Go program and its tests in $workshop: $assignment")
        .withPrompt(rules)
        .withPrompt("Then save the container as done.");
    Container done = agent.env().output("done").asContainer();

    // Take only the source from the model's container, and test and build it in the original.
    return workshop.withDirectory("/src", done.directory("/src"))
        .withExec(List.of("go", "vet", "./..."))
        .withExec(List.of("go", "test", "./..."))
        .withExec(List.of("go", "build", "-o", "/out/tool", "."))
        .file("/out/tool");
  }
}
