import { Container, dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Make a container of a saved image. */
  @func()
  fromArchive(archive: File): Container {
    // The name has an underscore, because import is a word of the language.
    return dag.container().import_(archive)
  }
}
