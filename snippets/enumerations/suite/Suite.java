package io.dagger.modules.bookshop;

import io.dagger.module.annotation.Enum;

/** Which tests run. */
@Enum
public enum Suite {
  /** Tests that need nothing but the code. */
  UNIT("-short"),
  /** Every test, the slow ones too. */
  FULL("-short=false");

  // For the code of the module only: callers know the names of the members.
  final String flag;

  Suite(String flag) {
    this.flag = flag;
  }
}
