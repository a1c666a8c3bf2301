package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /**
   * Add a page to the documentation of the project.
   *
   * @param project called by a model, this is the workspace as it is at that moment
   */
  @Function
  public Changeset writePage(
      String name, String text, @DefaultPath("/") Directory project) {
    return project.withNewFile("docs/" + name, text).changes(project);
  }

  /** Let a model write documentation, and nothing but documentation. */
  @Function
  public Changeset document(Directory source) {
    Env env =
        dag().env().withWorkspace(source).withCurrentModule()
            .withDirectoryInput("code", source, "the code of the service");

    return dag().llm(new Client.LlmArguments().withMaxAPICalls(40))
        .withEnv(env)
        // Otherwise the model could start models of its own.
        .withBlockedFunction("Bookshop", "document")
        .withPrompt("Read $code and write a page about each HTTP route of it.")
        .env().workspace().changes(source);
  }
}
