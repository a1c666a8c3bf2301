package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Fetch a repository with the keys in the caller's SSH agent. */
  @Function
  public Directory sources(String repository, String ref, Socket agent) {
    var access = new Client.GitArguments().withSshAuthSocket(agent);
    return dag().git(repository, access).ref(ref).tree();
  }
}
