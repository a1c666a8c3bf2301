package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Tested returns a container; the engine saves the chain that produces it.
func (m *Bookshop) Tested(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."})
}

// Report returns text, so the engine saves the text.
func (m *Bookshop) Report(
	ctx context.Context,
	source *dagger.Directory,
) (string, error) {
	return m.Tested(source).Stdout(ctx)
}
