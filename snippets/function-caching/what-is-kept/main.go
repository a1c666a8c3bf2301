package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Tested gives back a container; what is kept is the chain that leads to it.
func (m *Bookshop) Tested(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."})
}

// Report gives back text; what is kept is the text.
func (m *Bookshop) Report(
	ctx context.Context,
	source *dagger.Directory,
) (string, error) {
	return m.Tested(source).Stdout(ctx)
}
