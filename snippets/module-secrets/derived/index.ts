import { createHmac } from "node:crypto"
import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Derives a shop's key from the company's key. */
  @func()
  async signingKey(root: Secret, shop: string): Promise<Secret> {
    const value = await root.plaintext()
    const key = createHmac("sha256", value).update(shop).digest("hex")
    // The name tells secrets apart, so it includes the shop.
    return dag.setSecret(`signing-${shop}`, key)
  }
}
