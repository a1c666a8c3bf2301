package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Let a model repair the service, and send failing tests back to it. */
  @Function
  public Changeset repair(Directory source) throws Exception {
    var workshop = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src");
    var env = dag().env()
        .withContainerInput("workshop", workshop, "a broken Go service in /src")
        .withContainerOutput("repaired", "the workshop with the service repaired");
    var agent = dag().llm(new Client.LlmArguments().withMaxAPICalls(60)).withEnv(env)
        .withPrompt("Find out why tests fail, repair the service, save the workshop.");
    var anyCode = new Container.WithExecArguments().withExpect(ReturnType.ANY);

    for (int attempt = 1; attempt <= 3; attempt++) {
      // Loop keeps the answers: the next prompt continues this conversation.
      agent = agent.loop();
      var result = agent.env().output("repaired").asContainer().directory("/src");
      var tested = workshop.withDirectory("/src", result)
          .withExec(List.of("go", "test", "./..."), anyCode);
      if (tested.exitCode() == 0) {
        return result.changes(source);
      }
      agent = agent.withPrompt(
          "Tests still fail. Repair and save again:\n" + tested.combinedOutput());
    }
    throw new IllegalStateException("the tests fail after three attempts");
  }
}
