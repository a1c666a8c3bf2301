package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** One version of the shop. */
@Object
public class Release {
  /** Version that the program reports. */
  public String version;

  /** Program for Linux. */
  public File program;

  /** Required by the SDK, which restores the object before each call. */
  public Release() {}

  public Release(String version, File program) {
    this.version = version;
    this.program = program;
  }

  /** Compute the SHA-256 of the program. */
  @Function
  public String checksum() throws Exception {
    var base = dag().container().from("alpine:3.22").withFile("/bookshop", program);
    return base.withExec(List.of("sha256sum", "/bookshop")).stdout();
  }
}
