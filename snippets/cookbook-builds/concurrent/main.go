package main

import (
	"context"

	"dagger/bookshop/internal/dagger"

	"golang.org/x/sync/errgroup"
)

type Bookshop struct{}

// CheckAll tests, vets, and compiles the shop at the same time.
func (m *Bookshop) CheckAll(ctx context.Context, source *dagger.Directory) error {
	base := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	group, ctx := errgroup.WithContext(ctx)
	for _, command := range []string{"test", "vet", "build"} {
		group.Go(func() error {
			// Nothing reads a result here, so evaluate the command explicitly.
			_, err := base.WithExec([]string{"go", command, "./..."}).Sync(ctx)
			return err
		})
	}
	return group.Wait()
}
