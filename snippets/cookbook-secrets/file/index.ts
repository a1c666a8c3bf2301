import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Copies the pages of the shop to a storage service.
   * @param config Configuration of rclone, with its passwords
   */
  @func()
  async upload(pages: Directory, config: Secret, target: string): Promise<string> {
    const rclone = ["rclone", "--config=/run/secrets/rclone.conf", "-v"]
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "--no-cache", "rclone"])
        .withMountedDirectory("/pages", pages)
        // Only the commands after this line can read the file.
        .withMountedSecret("/run/secrets/rclone.conf", config)
        .withExec([...rclone, "copy", "/pages", target])
        .stderr()
    )
  }
}
