package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// goCaches returns the container with two cache volumes mounted.
func goCaches(container *dagger.Container) *dagger.Container {
	return container.
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("bookshop-modules")).
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("bookshop-build"))
}

// Test runs the tests, reusing what earlier runs downloaded and compiled.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		// Calls goCaches on the container, so the chain reads from top to bottom.
		With(goCaches).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}
