import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Reviews the shop's code with go vet. */
  @func()
  async check(source: Directory): Promise<string> {
    return dag.gate().review(source, dag.vet().asGateLinter())
  }
}
