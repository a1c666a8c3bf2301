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
  /** Ask a model for one line about a book. */
  @Function
  public String tagline(String title, String blurb)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    Env env =
        dag()
            .env()
            .withStringInput("title", title, "title of the book")
            .withStringInput("blurb", blurb, "text on its back cover");

    return dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(3))
        // Set the environment first: a prompt gets its values when it's added.
        .withEnv(env)
        .withSystemPrompt("You write for the window of a bookshop. Write one line.")
        .withPrompt("Advertise the book $title. Its back cover says: $blurb")
        .lastReply();
  }
}
