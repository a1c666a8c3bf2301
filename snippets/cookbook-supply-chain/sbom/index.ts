import { CacheSharingMode, Container, dag, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** List everything that an image holds, in the CycloneDX format. */
  @func()
  sbom(image: Container): File {
    return dag
      .container()
      .from("aquasec/trivy:0.67.2")
      .withMountedCache("/root/.cache/trivy", dag.cacheVolume("trivy"), {
        sharing: CacheSharingMode.Locked,
      })
      .withMountedFile("/image.tar", image.asTarball())
      .withExec([
        "trivy",
        "image",
        "--input=/image.tar",
        "--format=cyclonedx",
        "--output=/sbom.json",
      ])
      .file("/sbom.json")
  }
}
