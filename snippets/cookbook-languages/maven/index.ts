import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests with Maven, and return the JAR. */
  @func()
  archive(@argument({ ignore: ["target"] }) source: Directory): File {
    return dag
      .container()
      .from("maven:3.9.9-eclipse-temurin-21-alpine")
      .withMountedCache("/root/.m2", dag.cacheVolume("bookshop-maven"))
      .withWorkdir("/src")
      .withDirectory(".", source)
      .withExec(["mvn", "--batch-mode", "--no-transfer-progress", "verify"])
      .file("target/bookshop-1.0.0.jar")
  }
}
