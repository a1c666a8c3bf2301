package io.dagger.modules.developer;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Developer {
  private static final String PROMPT = """
      You are a developer of the Go service in the directory project.
      Your assignment: $assignment
      Read the code first. Change as little as possible, and add a test for it.
      Call test with your changed directory until it passes. Then save it as result.""";
  /** Run the tests of the service and return their output. */
  @Function
  public String test(Directory source) throws Exception {
    var tools = dag().container().from("golang:1.25-alpine");
    var workshop = tools.withDirectory("/src", source).withWorkdir("/src");
    return workshop.withExec(List.of("go", "test", "-v", "./...")).stdout();
  }
  /** Let a model work on an assignment and return its changes. */
  @Function
  public Changeset develop(String assignment,
      @DefaultPath("/") @Ignore({".env", ".git", ".dagger", "agent"}) Directory source) throws Exception {
    var env = dag().env().withCurrentModule()
        .withStringInput("assignment", assignment, "what to do")
        .withDirectoryInput("project", source, "the service as it is")
        .withDirectoryOutput("result", "the assignment done, tests passing");
    // Otherwise the model could hand its work to another model, and so on.
    var llm = dag().llm(new Client.LlmArguments().withMaxAPICalls(60)).withEnv(env);
    var agent = llm.withBlockedFunction("Developer", "develop").withPrompt(PROMPT);
    var result = agent.env().output("result").asDirectory();
    test(result); // The model says it passes. This makes sure.
    return result.changes(source);
  }
}
