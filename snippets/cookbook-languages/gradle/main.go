package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Archive runs the tests with Gradle, and returns the JAR.
func (m *Bookshop) Archive(
	// +ignore=["build", ".gradle"]
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().
		From("eclipse-temurin:21-jdk").
		WithMountedCache("/root/.gradle", dag.CacheVolume("bookshop-gradle"), dagger.ContainerWithMountedCacheOpts{
			Sharing: dagger.CacheSharingModeLocked,
		}).
		WithWorkdir("/src").
		WithDirectory(".", source).
		// Gradle's daemon would stop with the container, so don't start one.
		WithExec([]string{"./gradlew", "--no-daemon", "build"}).
		File("build/libs/bookshop-1.0.0.jar")
}
