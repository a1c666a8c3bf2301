import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Report known vulnerabilities and committed secrets as JSON.
   *
   * @param severity Severities to report
   */
  @func()
  scan(source: Directory, severity: string = "HIGH,CRITICAL"): File {
    const command = ["trivy", "filesystem", "--scanners=vuln,secret"]
    command.push(`--severity=${severity}`, "--format=json", "--output=/report.json")
    return dag
      .container()
      .from("aquasec/trivy:0.67.2")
      // The vulnerability database is large, so it's kept between runs.
      .withMountedCache("/root/.cache/trivy", dag.cacheVolume("trivy"))
      .withDirectory("/src", source)
      .withExec([...command, "/src"])
      .file("/report.json")
  }
}
