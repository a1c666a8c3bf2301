package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Recipe describes a container and returns its ID, without running anything.
func (m *Bookshop) Recipe(ctx context.Context) (string, error) {
	id, err := dag.Container().
		From("alpine:3.22").
		WithExec([]string{"date", "-u"}).
		ID(ctx)
	return string(id), err
}

// Cook continues where an ID ends, and runs the command.
func (m *Bookshop) Cook(ctx context.Context, recipe string) (string, error) {
	// An ID is plain text, so any program can store it or pass it on.
	return dag.LoadContainerFromID(dagger.ContainerID(recipe)).Stdout(ctx)
}
