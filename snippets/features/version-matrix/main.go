package main

import (
	"context"

	"dagger/bookshop/internal/dagger"

	"golang.org/x/sync/errgroup"
)

type Bookshop struct{}

// TestVersions runs the tests with several Go versions at the same time.
func (m *Bookshop) TestVersions(
	ctx context.Context,
	source *dagger.Directory,
	// +default=["1.24", "1.25"]
	versions []string,
) error {
	group, ctx := errgroup.WithContext(ctx)
	for _, version := range versions {
		group.Go(func() error {
			_, err := dag.Container().
				From("golang:"+version+"-alpine").
				WithDirectory("/src", source).
				WithWorkdir("/src").
				WithExec([]string{"go", "test", "./..."}).
				// Nothing reads a value from this chain, so evaluate it explicitly.
				Sync(ctx)
			return err
		})
	}
	return group.Wait()
}
