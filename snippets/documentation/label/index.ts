/**
 * Labels for the shelves of a bookshop.
 *
 * Prices are in euros. The printer wants labels of 40 characters at most.
 */
import { func, object } from "@dagger.io/dagger"

/** What a label says about a book. */
@object()
export class Bookshop {
  /** Name at the bottom of each label. */
  @func()
  shop: string

  /** @param shop Name of the shop. */
  constructor(shop: string = "Bookshop") {
    this.shop = shop
  }

  /**
   * Print the label of a book.
   *
   * Longer titles are cut off, so that the label fits the printer.
   *
   * @param title Title as printed on the cover.
   * @param copies How many labels to print.
   */
  @func()
  label(title: string, copies: number = 1): string {
    // Spread the title into characters, because slicing it could split one.
    const short = [...title].slice(0, 40).join("")
    return `${short}\n${this.shop}\n`.repeat(copies)
  }
}
