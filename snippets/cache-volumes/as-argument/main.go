package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Verify runs the tests with Go modules from the caller's cache volume.
func (m *Bookshop) Verify(
	ctx context.Context,
	source *dagger.Directory,
	modules *dagger.CacheVolume,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithMountedCache("/go/pkg/mod", modules).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}
