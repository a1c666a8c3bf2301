import { Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** List the services whose own or shared files changed. */
  @func()
  async affected(before: Directory, after: Directory): Promise<string[]> {
    const affected: string[] = []
    for (const service of await after.directory("services").entries()) {
      // The service is built from its own directory and the shared one.
      const include = ["services/" + service, "lib"]
      const old = before.filter({ include })
      if (!(await after.filter({ include }).changes(old).isEmpty())) {
        affected.push(service.replace(/\/$/, ""))
      }
    }
    return affected
  }
}
