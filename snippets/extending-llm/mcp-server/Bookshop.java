package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.LlmArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Answer a question about the code, using the Go language server. */
  @Function
  public String explain(@Ignore({"**/.git", "**/.env*"}) Directory source, String question)
      throws Exception {
    var gopls = dag().container()
        .from("golang:1.25-alpine")
        .withExec(List.of("go", "install", "golang.org/x/tools/gopls@v0.20.0"))
        // Read-only tools see this copy; tools that may write see the workspace.
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withDefaultArgs(List.of("gopls", "mcp"))
        .asService();
    var env = dag().env()
        .withWorkspace(source)
        .withStringInput("question", question, "a question about the Go code");

    return dag()
        .llm(new LlmArguments().withMaxAPICalls(20))
        .withEnv(env)
        .withMCPServer("gopls", gopls)
        .withPrompt("Use your tools to answer in at most five sentences: $question")
        .lastReply();
  }
}
