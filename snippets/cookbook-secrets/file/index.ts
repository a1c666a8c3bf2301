import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Copies the shop's pages to a storage service.
   * @param config Configuration file for rclone
   */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async upload(pages: Directory, config: Secret, target: string): Promise<string> {
    const rclone = ["rclone", "--config=/run/secrets/rclone.conf", "-v"]
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "--no-cache", "rclone"])
        .withMountedDirectory("/pages", pages)
        // Only commands after this line can read the file.
        .withMountedSecret("/run/secrets/rclone.conf", config)
        // Without a new value, the engine would reuse the result of an unchanged command.
        .withEnvVariable("RUN", new Date().toISOString())
        .withExec([...rclone, "copy", "/pages", target])
        .stderr()
    )
  }
}
