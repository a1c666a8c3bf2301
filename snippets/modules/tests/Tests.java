package io.dagger.modules.tests;

import io.dagger.client.Container;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests for the bookshop module. */
@Object
public class Tests {
  /** Check what users of the image rely on. */
  @Function
  public void image(Container image)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    String user = image.user();
    if (!user.equals("nobody")) {
      throw new IllegalStateException(
          "the image runs as \"" + user + "\", expected nobody");
    }
    // Starting the program reveals a missing library or the wrong architecture.
    image.withExec(List.of("bookshop", "--version")).sync();
  }

  /** Check that the program rejects an unknown flag. */
  @Function
  public void refuses(Container image)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    // If the command succeeds, this test fails.
    var failure = new Container.WithExecArguments().withExpect(ReturnType.FAILURE);
    image.withExec(List.of("bookshop", "--wrong"), failure).sync();
  }
}
