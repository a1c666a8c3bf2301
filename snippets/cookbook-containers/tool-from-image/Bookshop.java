package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Add uv to an image that doesn't include it. */
  @Function
  public Container withUv() {
    // The tool's image is only a source of files; nothing in it runs.
    File uv = dag().container().from("ghcr.io/astral-sh/uv:0.9.5").file("/uv");

    return dag().container().from("python:3.13-slim").withFile("/usr/local/bin/uv", uv);
  }
}
