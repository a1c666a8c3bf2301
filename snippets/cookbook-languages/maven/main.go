package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Archive runs the tests with Maven, and returns the JAR.
func (m *Bookshop) Archive(
	// +ignore=["target"]
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().
		From("maven:3.9.9-eclipse-temurin-21-alpine").
		WithMountedCache("/root/.m2", dag.CacheVolume("bookshop-maven")).
		WithWorkdir("/src").
		WithDirectory(".", source).
		WithExec([]string{"mvn", "--batch-mode", "--no-transfer-progress", "verify"}).
		File("target/bookshop-1.0.0.jar")
}
