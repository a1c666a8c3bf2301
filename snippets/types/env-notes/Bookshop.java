package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Let a model write release notes from a release's commits. */
  @Function
  public String notes(String commits)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // The descriptions tell the model what each value is.
    Env env =
        dag()
            .env()
            .withStringInput("commits", commits, "one commit per line, newest first")
            .withStringOutput("notes", "what changed for customers, in Markdown");

    Binding notes =
        dag()
            .llm(new Client.LlmArguments().withMaxAPICalls(10))
            .withEnv(env)
            .withPrompt("Write release notes from these commits, and save them as notes: $commits")
            .env()
            .output("notes");

    // A model may stop without answering, which isn't an error by itself.
    if (notes.isNull()) {
      throw new IllegalStateException("the model saved no notes");
    }
    return notes.asString();
  }
}
