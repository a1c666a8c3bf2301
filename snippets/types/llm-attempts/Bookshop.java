package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.LLM;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Ask a model for three possible names for a shelf. */
  @Function
  public List<String> names(String shelf)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    String prompt = "Name a shelf of books about " + shelf + ". Give the name only.";
    LLM question = dag().llm().withPrompt(prompt);

    List<String> names = new ArrayList<>();
    for (int number = 1; number <= 3; number++) {
      // With the same number, the question would be answered from the cache.
      names.add(question.attempt(number).lastReply());
    }
    return names;
  }
}
