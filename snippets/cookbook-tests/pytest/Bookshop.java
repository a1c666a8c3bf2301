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
  /** Run the tests with pytest and write JUnit and coverage files. */
  @Function
  public Container tested(@Ignore({".venv", "**/__pycache__"}) Directory source) {
    return dag()
        .container()
        .from("python:3.13-slim")
        .withMountedCache("/root/.cache/pip", dag().cacheVolume("bookshop-pip"))
        .withWorkdir("/src")
        .withFile("requirements.txt", source.file("requirements.txt"))
        .withExec(List.of("pip", "install", "--requirement", "requirements.txt"))
        .withDirectory(".", source)
        .withExec(
          List.of(
            "python", "-m", "pytest", "--junitxml=/reports/junit.xml", "--cov=.",
            "--cov-report=term", "--cov-report=xml:/reports/coverage.xml"),
          new Container.WithExecArguments().withExpect(ReturnType.ANY));
  }
}
