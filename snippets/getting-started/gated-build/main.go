package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Build compiles the shop, but only if its tests pass.
func (m *Bookshop) Build(
	ctx context.Context, source *dagger.Directory,
) (*dagger.File, error) {
	base := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	// Nothing reads the tests' output, so Sync makes them run.
	_, err := base.WithExec([]string{"go", "test", "./..."}).Sync(ctx)
	if err != nil {
		return nil, err
	}

	// Returning a file from the container is enough to run the build.
	return base.
		WithExec([]string{"go", "build", "-o", "bookshop", "."}).
		File("bookshop"), nil
}
