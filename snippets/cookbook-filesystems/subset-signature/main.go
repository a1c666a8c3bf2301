package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// CheckCode checks the shop's Go code.
func (m *Bookshop) CheckCode(
	ctx context.Context,
	// Exclude everything first, then add back what the compiler reads.
	// +ignore=["**", "!**/*.go", "!go.mod", "!go.sum"]
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "vet", "./..."}).
		CombinedOutput(ctx)
}
