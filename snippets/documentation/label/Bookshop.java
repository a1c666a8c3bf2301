package io.dagger.modules.bookshop;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** What a label says about a book. For the module, see package-info.java. */
@Object
public class Bookshop {
  /** Name at the bottom of each label. */
  public String shop;

  public Bookshop() {}

  /**
   * Labels with the name of a shop.
   *
   * @param shop Name of the shop.
   */
  public Bookshop(@Default("Bookshop") String shop) {
    this.shop = shop;
  }

  /**
   * Print the label of a book.
   *
   * <p>Longer titles are cut off, so that the label fits the printer.
   *
   * @param title Title as printed on the cover.
   * @param copies How many labels to print.
   */
  @Function
  public String label(String title, @Default("1") int copies) {
    // Count code points, because some characters take two chars.
    int letters = Math.min(40, title.codePointCount(0, title.length()));
    String text = title.substring(0, title.offsetByCodePoints(0, letters));
    return (text + "\n" + shop + "\n").repeat(copies);
  }
}
