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
  public Editor(@DefaultPath("/") @Ignore({".git"}) Directory source) {
    this.source = source;
  }
  /** List the paths of all pages. */
  @Function public List<String> pages() throws Exception {
    return source.glob("**/*.md");
  }
  /** Read one page. */
  @Function public String read(String path) throws Exception {
    return source.file(path).contents();
  }
  /** Put a new text in the place of one page. */
  @Function public Changeset write(String path, String text) {
    return source.withNewFile(path, text).changes(source);
  }
  /** Let a model correct the spelling of all pages. */
  @Function public Changeset proofread() {
    var env = dag().env().withCurrentModule().withWorkspace(source);
    var agent = dag().llm(new Client.LlmArguments().withMaxAPICalls(50)).withEnv(env)
        .withBlockedFunction("Editor", "proofread")
        .withPrompt("Correct the spelling of all pages. Change nothing else.");
    return agent.env().workspace().changes(source);
  }
}
