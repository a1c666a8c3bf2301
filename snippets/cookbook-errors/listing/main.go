package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Listing shows what a build leaves behind: mode, owner, size and name of each file.
func (m *Bookshop) Listing(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	built := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/out/", "./..."})

	// The same container again: the build is there, and nothing is built twice.
	return built.
		WithExec([]string{
			"find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+",
		}).
		Stdout(ctx)
}
