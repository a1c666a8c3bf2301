import { Container, dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Create a container from a saved image. */
  @func()
  fromArchive(archive: File): Container {
    // The name has an underscore because import is a reserved word.
    return dag.container().import_(archive)
  }
}
