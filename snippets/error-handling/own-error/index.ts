import { func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Takes a percentage off a price in cents. */
  @func()
  discount(price: number, percent: number): number {
    if (percent < 0 || percent > 100) {
      // The caller sees this message, so say what's wrong and what's valid.
      throw new RangeError(`percent is ${percent}, expected 0 to 100`)
    }
    return price - Math.floor((price * percent) / 100)
  }
}
