import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Return the files at the tip of a branch. */
  @func()
  branch(repository: string, name: string): Directory {
    return dag.git(repository).branch(name).tree()
  }

  /** Return the files at a tag. */
  @func()
  tag(repository: string, name: string): Directory {
    return dag.git(repository).tag(name).tree()
  }

  /** Return the files at a commit, without the .git directory. */
  @func()
  commit(repository: string, hash: string): Directory {
    return dag.git(repository).commit(hash).tree({ discardGitDir: true })
  }
}
