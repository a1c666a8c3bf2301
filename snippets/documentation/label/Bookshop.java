package io.dagger.modules.bookshop;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Makes shelf labels for one bookshop. */
@Object
public class Bookshop {
  /** Name at the bottom of each label. */
  public String shop;

  public Bookshop() {}

  /**
   * Creates labels with the name of a shop.
   *
   * @param shop Name to put at the bottom of each label.
   */
  public Bookshop(@Default("Bookshop") String shop) {
    this.shop = shop;
  }

  /**
   * Return the text of a book's labels.
   *
   * Titles longer than 40 characters are cut off to fit on one line.
   *
   * @param title Title as printed on the cover.
   * @param copies How many times to repeat the label.
   */
  @Function
  public String label(String title, @Default("1") int copies) {
    // Count code points, because some characters take two chars.
    int letters = Math.min(40, title.codePointCount(0, title.length()));
    String text = title.substring(0, title.offsetByCodePoints(0, letters));
    return (text + "\n" + shop + "\n").repeat(copies);
  }
}
