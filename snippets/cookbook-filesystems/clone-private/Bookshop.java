package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client.GitArguments;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Fetch a private repository over HTTPS. */
  @Function
  public Directory cloneByToken(String repository, String branch, Secret token) {
    var access = new GitArguments().withHttpAuthToken(token);
    return dag().git(repository, access).branch(branch).tree();
  }

  /** Fetch a private repository over SSH, using the caller's SSH agent. */
  @Function
  public Directory cloneByAgent(String repository, String branch, Socket agent) {
    var access = new GitArguments().withSshAuthSocket(agent);
    return dag().git(repository, access).branch(branch).tree();
  }
}
