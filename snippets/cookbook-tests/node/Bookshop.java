package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Run the tests with Node.js and return JUnit and coverage files. */
  @Function
  public Directory testReport(@Ignore({"node_modules"}) Directory source) {
    return dag()
        .container()
        .from("node:22-slim")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withNewFile("/reports/README", "Written by the tests")
        .withExec(
          List.of(
            "node", "--test", "--experimental-test-coverage", "--test-reporter=junit",
            "--test-reporter-destination=/reports/junit.xml", "--test-reporter=lcov",
            "--test-reporter-destination=/reports/lcov.info"),
          new Container.WithExecArguments().withExpect(ReturnType.ANY))
        .directory("/reports");
  }
}
