package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	// +private
	Workshop *dagger.Container
}

func New(
	// The service's files; by default, the whole repository
	// +defaultPath="/"
	// +ignore=[".git", ".dagger", "**/.env*"]
	source *dagger.Directory,
) *Bookshop {
	return &Bookshop{Workshop: dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")}
}

// Run the tests and return their output.
func (m *Bookshop) Test(ctx context.Context) (string, error) {
	return m.Workshop.
		WithExec([]string{"go", "test", "-v", "./..."}).
		Stdout(ctx)
}
