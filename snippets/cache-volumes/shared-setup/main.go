package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the service's tests.
func (m *Bookshop) Test(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	return m.goTools(source).WithExec([]string{"go", "test", "./..."}).Stdout(ctx)
}

// Lint reports suspicious code.
func (m *Bookshop) Lint(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	return m.goTools(source).WithExec([]string{"go", "vet", "./..."}).Stderr(ctx)
}

// Both functions start here, so they share the same two volumes.
func (m *Bookshop) goTools(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.25-alpine").
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("bookshop-go-modules")).
		WithMountedCache("/root/.cache/go-build",
			dag.CacheVolume("bookshop-go-build")).
		WithDirectory("/src", source).
		WithWorkdir("/src")
}
