package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Lets a model repair the service, and sends test failures back to it. */
  @Function
  public Changeset repair(@Ignore({"**/.git", "**/.env*"}) Directory source) throws Exception {
    var tools = dag().container().from("golang:1.25-alpine").withWorkdir("/src");
    var env = dag().env()
        .withContainerInput("workshop", tools.withDirectory("/src", source), "a broken Go service in /src")
        .withContainerOutput("repaired", "the workshop with the service repaired");
    var agent = dag().llm(new Client.LlmArguments().withMaxAPICalls(60)).withEnv(env)
        .withPrompt("Make the tests in $workshop pass without changing them. Then save it as repaired.");
    var anyCode = new Container.WithExecArguments().withExpect(ReturnType.ANY);
    var goFiles = new Directory.WithDirectoryArguments()
        .withInclude(List.of("*.go")).withExclude(List.of("*/*"));
    for (int attempt = 1; attempt <= 3; attempt++) {
      // Loop keeps the model's answers, so the next prompt continues the conversation.
      agent = agent.loop();
      var saved = agent.env().output("repaired").asContainer().directory("/src");
      // Keep and test only the top-level Go files, including test files.
      var result = source.withDirectory(".", saved, goFiles);
      var tested = tools.withDirectory("/src", result).withExec(List.of("go", "test", "./..."), anyCode);
      if (tested.exitCode() == 0) {
        return result.changes(source);
      }
      var output = tested.combinedOutput();
      agent = agent.withPrompt("The tests still fail. Repair the service, and save it again:\n\n" + output);
    }
    throw new IllegalStateException("the tests fail after three attempts");
  }
}
