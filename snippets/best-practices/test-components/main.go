package main

import (
	"context"

	"golang.org/x/sync/errgroup"
)

type Bookshop struct{}

// Test runs every component's tests at the same time.
// +cache="never"
func (m *Bookshop) Test(ctx context.Context) error {
	// Never cached, because no argument tells the engine which files changed.
	group, ctx := errgroup.WithContext(ctx)
	// Each component finds its files through a default path, so pass nothing.
	group.Go(func() error { return dag.Orders().Test(ctx) })
	group.Go(func() error { return dag.Web().Test(ctx) })
	return group.Wait()
}
