package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Report known vulnerabilities and committed secrets as JSON.
   *
   * @param severity Severities to report
   */
  @Function
  public File scan(Directory source, @Default("HIGH,CRITICAL") String severity) {
    return dag().container()
        .from("aquasec/trivy:0.67.2")
        // The vulnerability database is large, so it's kept between runs.
        .withMountedCache("/root/.cache/trivy", dag().cacheVolume("trivy"))
        .withDirectory("/src", source)
        .withExec(List.of(
            "trivy", "filesystem", "--scanners=vuln,secret", "--severity=" + severity,
            "--format=json", "--output=/report.json", "/src"))
        .file("/report.json");
  }
}
