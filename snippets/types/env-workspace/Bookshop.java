package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Adds a page to the project's documentation.
   *
   * @param project The project to change. For a model, the default is its workspace.
   */
  @Function
  public Changeset writePage(String name, String text,
      @DefaultPath("/") @Ignore({"**/.git", "**/.env*"}) Directory project) {
    return project.withNewFile("docs/" + name, text).changes(project);
  }

  /** Lets a model write pages, and keeps the Markdown files in docs. */
  @Function
  public Changeset document(@Ignore({"**/.git", "**/.env*"}) Directory source) {
    var env = dag().env().withWorkspace(source).withCurrentModule()
        .withDirectoryInput("code", source, "the code of the service");
    var agent = dag().llm(new Client.LlmArguments().withMaxAPICalls(40)).withEnv(env)
        // Blocked, because a call to it would start another model.
        .withBlockedFunction("Bookshop", "document")
        .withPrompt("Read $code and write a page about each of its HTTP routes.");
    // The model can write anywhere in its workspace, so filter what it wrote.
    var pages = new Directory.WithDirectoryArguments()
        .withInclude(List.of("docs/**/*.md"))
        .withExclude(List.of("**/.*", "**/*.md/*"));
    return source.withDirectory(".", agent.env().workspace(), pages).changes(source);
  }
}
