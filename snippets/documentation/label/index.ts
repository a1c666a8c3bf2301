/**
 * Labels for the shelves of a bookshop.
 *
 * Labels are plain text, for printers that fit 40 characters on a line.
 */
import { func, object } from "@dagger.io/dagger"

/** Makes shelf labels for one bookshop. */
@object()
export class Bookshop {
  /** Name at the bottom of each label. */
  @func()
  shop: string

  /** @param shop Name to put at the bottom of each label. */
  constructor(shop: string = "Bookshop") {
    this.shop = shop
  }

  /**
   * Return the text of a book's labels.
   *
   * Titles longer than 40 characters are cut off to fit on one line.
   *
   * @param title Title as printed on the cover.
   * @param copies How many times to repeat the label.
   */
  @func()
  label(title: string, copies: number = 1): string {
    // Spread the title into characters, because slicing it could split one.
    const short = [...title].slice(0, 40).join("")
    return `${short}\n${this.shop}\n`.repeat(copies)
  }
}
