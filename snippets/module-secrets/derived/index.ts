import { createHash } from "node:crypto"
import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Derives the key of one shop from the key of the company. */
  @func()
  async signing(root: Secret, shop: string): Promise<Secret> {
    const value = await root.plaintext()
    const digest = createHash("sha256").update(value + shop).digest("hex")
    // The name tells secrets apart, so it says which shop this one is for.
    return dag.setSecret(`signing-${shop}`, digest)
  }
}
