package io.dagger.modules.bookshop;

import io.dagger.module.annotation.Enum;

/** Tests to run. */
@Enum
public enum Suite {
  /** Tests that only need the code. */
  UNIT("-short"),
  /** Every test, including slow ones. */
  FULL("-short=false");

  // Only for the module's own code: callers use the member names.
  final String flag;

  Suite(String flag) {
    this.flag = flag;
  }
}
