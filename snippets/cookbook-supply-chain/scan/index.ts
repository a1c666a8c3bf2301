import { CacheSharingMode, Container, dag, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Fail if an image has known vulnerabilities that can be fixed.
   *
   * @param day Today's date, so each day's scan uses new vulnerability data
   */
  @func()
  async scan(
    image: Container,
    day: string,
    severity = "HIGH,CRITICAL",
  ): Promise<string> {
    return await dag
      .container()
      .from("aquasec/trivy:0.67.2")
      .withMountedCache("/root/.cache/trivy", dag.cacheVolume("trivy"), {
        sharing: CacheSharingMode.Locked,
      })
      .withMountedFile("/image.tar", image.asTarball())
      .withEnvVariable("DAY", day)
      .withEnvVariable("TRIVY_SEVERITY", severity)
      .withExec([
        "trivy",
        "image",
        "--input=/image.tar",
        "--ignore-unfixed",
        "--exit-code=1",
      ])
      .stdout()
  }
}
