import { argument, CacheSharingMode, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests with Gradle, and return the JAR. */
  @func()
  archive(@argument({ ignore: ["build", ".gradle"] }) source: Directory): File {
    return (
      dag
        .container()
        .from("eclipse-temurin:21-jdk")
        .withMountedCache("/root/.gradle", dag.cacheVolume("bookshop-gradle"), {
          sharing: CacheSharingMode.Locked,
        })
        .withWorkdir("/src")
        .withDirectory(".", source)
        // Gradle's daemon would stop with the container, so don't start one.
        .withExec(["./gradlew", "--no-daemon", "build"])
        .file("build/libs/bookshop-1.0.0.jar")
    )
  }
}
