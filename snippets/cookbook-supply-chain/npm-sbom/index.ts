import { dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** List a Node.js project's packages in CycloneDX format. */
  @func()
  packages(source: Directory): File {
    return dag
      .container()
      .from("node:22-slim")
      .withWorkdir("/src")
      .withFile("package.json", source.file("package.json"))
      .withFile("package-lock.json", source.file("package-lock.json"))
      .withExec(["npm", "sbom", "--package-lock-only", "--sbom-format=cyclonedx"], {
        redirectStdout: "/sbom.json",
      })
      .file("/sbom.json")
  }
}
