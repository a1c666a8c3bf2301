import { dag, Directory, File, func, object, Socket } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Copy a built site to a server, with the keys of the caller's agent. */
  @func()
  async upload(
    site: Directory,
    target: string,
    agent: Socket,
    knownHosts: File,
    run: string,
  ): Promise<string> {
    return await (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "openssh-client", "rsync"])
        .withUnixSocket("/agent.sock", agent)
        .withEnvVariable("SSH_AUTH_SOCK", "/agent.sock")
        .withMountedFile("/etc/ssh/ssh_known_hosts", knownHosts)
        .withMountedDirectory("/site", site)
        // Without a new value, the engine would reuse the result of an unchanged command.
        .withEnvVariable("RUN", run)
        .withExec([
          "rsync",
          "--archive",
          "--delete",
          "--stats",
          "--rsh=ssh -o BatchMode=yes",
          "/site/",
          target,
        ])
        .stdout()
    )
  }
}
