import { dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Show the size of each directory in the volume.
   *
   * @param moment Any new value, such as the current time
   */
  @func()
  async cached(moment: string): Promise<string> {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withMountedCache("/volume", dag.cacheVolume("bookshop-modules"))
        // A volume's contents aren't an input, so another input has to change.
        .withEnvVariable("MOMENT", moment)
        .withExec(["du", "-h", "-d", "2", "/volume"])
        .stdout()
    )
  }
}
