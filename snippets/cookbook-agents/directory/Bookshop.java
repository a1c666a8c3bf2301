package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Env;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Let a model write a short version of each page. */
  @Function
  public Directory summarize(Directory pages) {
    Env env = dag()
        .env()
        .withDirectoryInput("pages", pages, "Markdown pages about books")
        // The model cannot make a directory out of nothing, so it gets an empty one.
        .withDirectoryInput("empty", dag().directory(), "an empty directory to start from")
        .withDirectoryOutput("summaries", "a file for each page, under the same name");

    return dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(50))
        .withEnv(env)
        .withPrompt("Read each file of $pages. Write a summary of three sentences into $empty.")
        .withPrompt("Keep the names of the files. Save the directory once every page has one.")
        .env()
        .output("summaries")
        .asDirectory();
  }
}
