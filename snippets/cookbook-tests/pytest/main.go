package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Tested runs the tests with pytest and writes JUnit and coverage files.
func (m *Bookshop) Tested(
	// +ignore=[".venv", "**/__pycache__"]
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("python:3.13-slim").
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("bookshop-pip")).
		WithWorkdir("/src").
		WithFile("requirements.txt", source.File("requirements.txt")).
		WithExec([]string{"pip", "install", "--requirement", "requirements.txt"}).
		WithDirectory(".", source).
		WithExec([]string{
			"python", "-m", "pytest", "--junitxml=/reports/junit.xml", "--cov=.",
			"--cov-report=term", "--cov-report=xml:/reports/coverage.xml",
		}, dagger.ContainerWithExecOpts{
			Expect: dagger.ReturnTypeAny,
		})
}
