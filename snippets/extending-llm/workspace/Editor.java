package io.dagger.modules.editor;

import static io.dagger.client.Dagger.dag;
import io.dagger.client.*;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Editor {
  private Directory source;
  public Editor() {}
  public Editor(@DefaultPath("/") @Ignore({"**/.git", "**/.env*"}) Directory source) {
    this.source = source;
  }
  /** Lists the paths of all pages. */
  @Function public List<String> pages() throws Exception {
    return source.glob("**/*.md");
  }
  /** Returns the text of a page. */
  @Function public String read(String path) throws Exception {
    return source.file(path).contents();
  }
  /** Replaces the text of a page. */
  @Function public Changeset write(String path, String text) {
    return source.withNewFile(path, text).changes(source);
  }
  /** Lets a model correct the spelling of all pages. */
  @Function public Changeset proofread() {
    var env = dag().env().withCurrentModule().withWorkspace(source);
    var llm = dag().llm(new Client.LlmArguments().withMaxAPICalls(50)).withEnv(env);
    var agent = llm.withBlockedFunction("Editor", "proofread")
        .withPrompt("Correct the spelling of all pages. Leave code blocks alone.");
    // Keep only Markdown files that aren't hidden.
    var pages = new Directory.WithDirectoryArguments()
        .withInclude(List.of("**/*.md")).withExclude(List.of("**/.*", "**/*.md/*"));
    return source.withDirectory(".", agent.env().workspace(), pages).changes(source);
  }
}
