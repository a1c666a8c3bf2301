package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.*;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  private Directory source;
  private String version = "dev";

  public Bookshop() {}

  public Bookshop(Directory source) {
    this.source = source;
  }

  /** Set the version that the program reports. */
  @Function
  public Bookshop withVersion(String version) {
    this.version = version;
    // Return the object itself, so the caller can keep chaining.
    return this;
  }

  /** Build the shop with the current settings. */
  @Function
  public Container image() {
    String flags = "-ldflags=-X main.version=" + version;
    File program = dag().container().from("golang:1.25-alpine")
        .withDirectory("/src", source).withWorkdir("/src")
        .withExec(List.of("go", "build", flags, "-o", "/out/bookshop"))
        .file("/out/bookshop");
    return dag().container().from("alpine:3.22").withFile("/bin/bookshop", program)
        .withExposedPort(8080).withDefaultArgs(List.of("bookshop"));
  }
}
