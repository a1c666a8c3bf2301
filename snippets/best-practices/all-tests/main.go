package main

import (
	"context"
	"fmt"

	"dagger/tests/internal/dagger"

	"golang.org/x/sync/errgroup"
)

type Tests struct{}

// All runs all tests at the same time.
func (m *Tests) All(ctx context.Context) error {
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return m.User(ctx) })
	group.Go(func() error { return m.Starts(ctx) })
	return group.Wait()
}

// User checks that the image doesn't run as root.
func (m *Tests) User(ctx context.Context) error {
	user, err := m.image().User(ctx)
	if err == nil && user != "nobody" {
		err = fmt.Errorf("the image runs as %q, expected nobody", user)
	}
	return err
}

// Starts checks that the program starts in the image.
func (m *Tests) Starts(ctx context.Context) error {
	_, err := m.image().WithExec([]string{"bookshop", "--version"}).Sync(ctx)
	return err
}

func (m *Tests) image() *dagger.Container {
	// The tests use this module's fixture, so callers don't have to pass anything.
	return dag.Bookshop().Image(dag.CurrentModule().Source().Directory("fixture"))
}
