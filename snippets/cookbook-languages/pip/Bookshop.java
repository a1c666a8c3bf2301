package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Install the requirements with pip, and run the tests. */
  @Function
  public String test(@Ignore({".venv", "**/__pycache__"}) Directory source) throws Exception {
    return dag()
        .container()
        .from("python:3.13-slim")
        .withMountedCache("/root/.cache/pip", dag().cacheVolume("bookshop-pip"))
        .withWorkdir("/src")
        .withDirectory(".", source)
        .withExec(List.of("pip", "install", "--requirement", "requirements.txt"))
        .withExec(List.of("python", "-m", "pytest"))
        .stdout();
  }
}
