package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test installs the locked packages with uv, and runs the tests.
func (m *Bookshop) Test(
	ctx context.Context,
	// +ignore=[".venv", "**/__pycache__"]
	source *dagger.Directory,
) (string, error) {
	uv := dag.Container().From("ghcr.io/astral-sh/uv:0.9.5").File("/uv")
	return dag.Container().
		From("python:3.13-slim").
		WithFile("/usr/local/bin/uv", uv).
		WithMountedCache("/root/.cache/uv", dag.CacheVolume("bookshop-uv")).
		WithEnvVariable("UV_LINK_MODE", "copy").
		WithWorkdir("/src").
		WithDirectory(".", source).
		WithExec([]string{"uv", "run", "--locked", "pytest"}).
		Stdout(ctx)
}
