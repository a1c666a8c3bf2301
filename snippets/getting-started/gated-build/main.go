package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Compile the shop, but only if its tests pass.
func (m *Bookshop) Build(
	ctx context.Context, source *dagger.Directory,
) (*dagger.File, error) {
	base := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	// Nobody reads the output of the tests, so Sync has to ask for them.
	_, err := base.WithExec([]string{"go", "test", "./..."}).Sync(ctx)
	if err != nil {
		return nil, err
	}

	// Taken out of the container, the file is made as soon as it is returned.
	return base.
		WithExec([]string{"go", "build", "-o", "bookshop", "."}).
		File("bookshop"), nil
}
