package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Describe a container, and give back its ID. Nothing runs.
func (m *Bookshop) Recipe(ctx context.Context) (string, error) {
	id, err := dag.Container().
		From("alpine:3.22").
		WithExec([]string{"date", "-u"}).
		ID(ctx)
	return string(id), err
}

// Continue where an ID ends. Now the command runs.
func (m *Bookshop) Cook(ctx context.Context, recipe string) (string, error) {
	// An ID is plain text, so any program can store it or pass it on.
	return dag.LoadContainerFromID(dagger.ContainerID(recipe)).Stdout(ctx)
}
