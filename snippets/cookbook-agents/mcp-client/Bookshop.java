package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Answer a question about a repository's history. */
  @Function
  public String history(GitRepository repository, String question)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // Use a fresh clone, which has neither uncommitted files nor your credentials.
    var whole = new GitRef.TreeArguments().withDepth(-1);
    Directory clone = repository.head().tree(whole);
    Service git = dag().container()
        // Unlike the slim image, this one includes Git.
        .from("python:3.13")
        .withExec(List.of("pip", "install", "mcp-server-git==2026.10.19"))
        .withDirectory("/repository", clone)
        .withDefaultArgs(List.of("mcp-server-git", "--repository", "/repository"))
        .asService();

    Env env = dag().env().withStringInput("question", question, "about the past");

    return dag().llm(new Client.LlmArguments().withMaxAPICalls(20))
        .withEnv(env)
        .withMCPServer("git", git)
        .withPrompt("Answer from the Git history of /repository: $question")
        .withPrompt("Name the commits that you rely on. Change nothing.")
        .lastReply();
  }
}
