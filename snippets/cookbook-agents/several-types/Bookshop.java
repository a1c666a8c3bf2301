package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Let a model find the cause of an error and write a test that reproduces it. */
  @Function
  public Directory reproduce(@Ignore({"**/.git", "**/.env*"}) Directory source, File log)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Container go = dag().container().from("golang:1.25-alpine");
    Env env = dag().env()
        .withContainerInput("workshop", go, "Go tools")
        .withDirectoryInput("source", source, "the code of the service")
        .withFileInput("log", log, "what the service printed before it failed")
        .withFileOutput("test", "a Go test file that fails because of the error")
        .withStringOutput("cause", "what causes the error, in one paragraph");

    Env found = dag().llm(new Client.LlmArguments().withMaxAPICalls(50))
        .withEnv(env)
        .withPrompt("Find out what led to the error in $log. The code is $source.")
        .withPrompt("Copy the code to $workshop to test it. Save test and cause.")
        .env();

    // Both outputs come from the same conversation.
    String cause = found.output("cause").asString();
    return dag().directory()
        .withFile("cause_test.go", found.output("test").asFile())
        .withNewFile("cause.md", cause);
  }
}
