package io.dagger.modules.bookshop;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** What a label says about a book. For the module, see package-info.java. */
@Object
public class Bookshop {
  /** Name that stands at the foot of each label. */
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
   * @param title Title as it stands on the cover.
   * @param copies How many labels to print.
   */
  @Function
  public String label(String title, @Default("1") int copies) {
    String text = title.substring(0, Math.min(40, title.length()));
    return (text + "\n" + shop + "\n").repeat(copies);
  }
}
