import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Show how large the folders in the volume are.
   *
   * @param moment Any text not used before, such as the time
   */
  @func()
  async cached(moment: string): Promise<string> {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withMountedCache("/volume", dag.cacheVolume("bookshop-modules"))
        // What is in a volume is no input, so an input has to change instead.
        .withEnvVariable("MOMENT", moment)
        .withExec(["du", "-h", "-d", "2", "/volume"])
        .stdout()
    )
  }
}
