package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Env;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Let a model summarize each page. */
  @Function
  public Directory summarize(@Ignore({"**/.git", "**/.env*"}) Directory pages) {
    Env env = dag()
        .env()
        .withDirectoryInput("pages", pages, "Markdown pages about books")
        // The model can't create a directory from scratch, so give it an empty one.
        .withDirectoryInput("empty", dag().directory(), "an empty directory")
        .withDirectoryOutput("summaries", "a file for each page, same name");

    return dag()
        .llm(new Client.LlmArguments().withMaxAPICalls(50))
        .withEnv(env)
        .withPrompt("Sum up each file of $pages in three sentences, in $empty.")
        .withPrompt("Keep the file names. Save the directory when all are there.")
        .env()
        .output("summaries")
        .asDirectory();
  }
}
