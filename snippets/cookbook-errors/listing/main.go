package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Listing lists a build's files with their mode, owner, size, and name.
func (m *Bookshop) Listing(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	built := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/out/", "./..."})

	// This continues from the finished build, so nothing is compiled twice.
	return built.
		WithExec([]string{
			"find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+",
		}).
		Stdout(ctx)
}
