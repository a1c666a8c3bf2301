package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Install the locked packages with uv, and run the tests. */
  @Function
  public String test(@Ignore({".venv", "**/__pycache__"}) Directory source) throws Exception {
    File uv = dag().container().from("ghcr.io/astral-sh/uv:0.9.5").file("/uv");
    return dag()
        .container()
        .from("python:3.13-slim")
        .withFile("/usr/local/bin/uv", uv)
        .withMountedCache("/root/.cache/uv", dag().cacheVolume("bookshop-uv"))
        .withEnvVariable("UV_LINK_MODE", "copy")
        .withWorkdir("/src")
        .withDirectory(".", source)
        .withExec(List.of("uv", "run", "--locked", "pytest"))
        .stdout();
  }
}
