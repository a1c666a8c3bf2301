import { dag, Directory, func, object, Socket } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Fetches a repository with the keys in the caller's SSH agent. */
  @func()
  sources(repository: string, ref: string, agent: Socket): Directory {
    return dag.git(repository, { sshAuthSocket: agent }).ref(ref).tree()
  }
}
