package main

import (
	"context"

	"golang.org/x/sync/errgroup"
)

type Bookshop struct{}

// Test runs the tests of every component at the same time.
// +cache="never"
func (m *Bookshop) Test(ctx context.Context) error {
	// Policy never: no argument says which files have changed, so ask each time.
	group, ctx := errgroup.WithContext(ctx)
	// Each component finds its files by a default path: nothing is passed here.
	group.Go(func() error { return dag.Orders().Test(ctx) })
	group.Go(func() error { return dag.Web().Test(ctx) })
	return group.Wait()
}
