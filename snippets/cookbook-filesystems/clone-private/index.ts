import { dag, Directory, func, object, Secret, Socket } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Fetch a private repository over HTTPS. */
  @func()
  cloneByToken(repository: string, branch: string, token: Secret): Directory {
    return dag.git(repository, { httpAuthToken: token }).branch(branch).tree()
  }

  /** Fetch a private repository over SSH, using the caller's SSH agent. */
  @func()
  cloneByAgent(repository: string, branch: string, agent: Socket): Directory {
    return dag.git(repository, { sshAuthSocket: agent }).branch(branch).tree()
  }
}
