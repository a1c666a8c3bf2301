package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// CheckCode examines the Go code of the shop.
func (m *Bookshop) CheckCode(
	ctx context.Context,
	// Nothing at first, then what the compiler reads.
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
