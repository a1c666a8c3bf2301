package io.dagger.modules.bookshop;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

@Object
public class Bookshop {
  /** Take a percentage off a price in cents. */
  @Function
  public int discount(int price, int percent) {
    if (percent < 0 || percent > 100) {
      // The caller sees this message, so say what's wrong and what's valid.
      throw new IllegalArgumentException("percent is " + percent + ", expected 0 to 100");
    }
    return price - price * percent / 100;
  }
}
