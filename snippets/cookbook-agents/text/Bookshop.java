package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Env;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Draft a reply to a customer's letter. */
  @Function
  public String reply(String letter)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Env env = dag()
        .env()
        .withStringInput("letter", letter, "what a customer wrote")
        .withStringOutput("reply", "a friendly answer of at most five sentences");

    return dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(5))
        // Add the environment first, then the prompt that uses its names.
        .withEnv(env)
        .withPrompt("Answer this letter to a bookshop. Promise nothing. $letter")
        .env()
        .output("reply")
        .asString();
  }
}
