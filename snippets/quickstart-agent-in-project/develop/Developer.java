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
      Change as little as possible, only Go files in the top-level directory, and add a test.
      Call test with your changed directory until it passes. Then save it as result.""";
  /** Runs the service's tests and returns their output. */
  @Function
  public String test(@Ignore({"**/.git", "**/.env*"}) Directory source) throws Exception {
    var go = dag().container().from("golang:1.25-alpine").withDirectory("/src", source);
    return go.withWorkdir("/src").withExec(List.of("go", "test", "-v", "./...")).combinedOutput();
  }
  /** Lets a model work on an assignment and returns its changes to the Go files. */
  @Function
  public Changeset develop(String assignment, @DefaultPath("/")
      @Ignore({"**/.git", "**/.env*", ".github", ".dagger", "agent"}) Directory source) throws Exception {
    var env = dag().env().withCurrentModule().withStringInput("assignment", assignment, "what to do")
        .withDirectoryInput("project", source, "the service as it is")
        .withDirectoryOutput("result", "the assignment done, tests passing");
    // Otherwise, the model could start other models, or containers with more privileges.
    var llm = dag().llm(new Client.LlmArguments().withMaxAPICalls(60)).withEnv(env).withPrompt(PROMPT)
        .withBlockedFunction("Developer", "develop").withBlockedFunction("Directory", "dockerBuild");
    // Keep only the top-level Go files, whatever else the model saved.
    var goFiles = new Directory.WithDirectoryArguments().withInclude(List.of("*.go")).withExclude(List.of("*/*"));
    var result = source.withDirectory(".", llm.env().output("result").asDirectory(), goFiles);
    test(result); // Don't take the model's word for it.
    return result.changes(source);
  }
}
