import { type ContainerID, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Describe a container and return its ID, without running anything. */
  @func()
  async recipe(): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["date", "-u"])
      .id()
  }

  /** Continue where an ID ends, and run the command. */
  @func()
  async cook(recipe: string): Promise<string> {
    // An ID is plain text, so any program can store it or pass it on.
    return dag.loadContainerFromID(recipe as ContainerID).stdout()
  }
}
