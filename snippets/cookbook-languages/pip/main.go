package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test installs the requirements with pip, and runs the tests.
func (m *Bookshop) Test(
	ctx context.Context,
	// +ignore=[".venv", "**/__pycache__"]
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("python:3.13-slim").
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("bookshop-pip")).
		WithWorkdir("/src").
		WithDirectory(".", source).
		WithExec([]string{"pip", "install", "--requirement", "requirements.txt"}).
		WithExec([]string{"python", "-m", "pytest"}).
		Stdout(ctx)
}
