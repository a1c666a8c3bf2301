package io.dagger.modules.bookshop;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStreamReader;
import java.util.zip.GZIPInputStream;

@Object
public class Bookshop {
  /** Count the lines of a compressed access log. */
  @Function
  public int countRequests(File log) throws Exception {
    // Export the log to the container that runs this code, where it's a regular file.
    log.export("access.log.gz");

    try (var plain = new GZIPInputStream(new FileInputStream("access.log.gz"));
        var lines = new BufferedReader(new InputStreamReader(plain))) {
      return (int) lines.lines().count();
    }
  }
}
