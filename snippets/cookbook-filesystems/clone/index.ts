import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Give the files at the tip of a branch. */
  @func()
  branch(repository: string, name: string): Directory {
    return dag.git(repository).branch(name).tree()
  }

  /** Give the files of a tag. */
  @func()
  tag(repository: string, name: string): Directory {
    return dag.git(repository).tag(name).tree()
  }

  /** Give the files of a commit, without the folder .git. */
  @func()
  commit(repository: string, hash: string): Directory {
    return dag.git(repository).commit(hash).tree({ discardGitDir: true })
  }
}
