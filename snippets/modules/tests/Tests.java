package io.dagger.modules.tests;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.module.annotation.*;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Tests for the bookshop module. */
@Object
public class Tests {
  /** Check that the image starts the program without root's rights. */
  @Function
  public void startsAsNobody(@DefaultPath("fixture") Directory source) throws Exception {
    Container image = dag().bookshop().image(source);
    String user = image.user();
    if (!user.equals("nobody")) {
      throw new IllegalStateException("the image runs as \"" + user + "\", expected nobody");
    }
    // Starting the program reveals a missing library or the wrong architecture.
    image.withExec(List.of("bookshop", "--version")).sync();
  }

  /** Check that the program rejects an unknown flag. */
  @Function
  public void rejectsUnknownFlag(@DefaultPath("fixture") Directory source) throws Exception {
    Container image = dag().bookshop().image(source);
    // If the command succeeds, this test fails.
    var failure = new Container.WithExecArguments().withExpect(ReturnType.FAILURE);
    image.withExec(List.of("bookshop", "--wrong"), failure).sync();
  }
}
