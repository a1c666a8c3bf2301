package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Add the program uv to an image that does not have it. */
  @Function
  public Container withUv() {
    // The image of the tool is a source of files here; nothing in it runs.
    File uv = dag().container().from("ghcr.io/astral-sh/uv:0.9.5").file("/uv");

    return dag().container().from("python:3.13-slim").withFile("/usr/local/bin/uv", uv);
  }
}
