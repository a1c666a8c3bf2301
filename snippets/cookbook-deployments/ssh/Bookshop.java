package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Copy a built site to a server, with the keys of the caller's agent. */
  @Function
  public String upload(
      Directory site, String target, Socket agent, File knownHosts, String run)
      throws Exception {
    return dag()
        .container()
        .from("alpine:3.22")
        .withExec(List.of("apk", "add", "openssh-client", "rsync"))
        .withUnixSocket("/agent.sock", agent)
        .withEnvVariable("SSH_AUTH_SOCK", "/agent.sock")
        .withMountedFile("/etc/ssh/ssh_known_hosts", knownHosts)
        .withMountedDirectory("/site", site)
        // Without a new value, the engine would reuse the result of an unchanged command.
        .withEnvVariable("RUN", run)
        .withExec(List.of(
            "rsync", "--archive", "--delete", "--stats", "--rsh=ssh -o BatchMode=yes",
            "/site/", target))
        .stdout();
  }
}
