package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	// Exported, so the value is saved with the object; private, so callers don't see it.
	// +private
	Source *dagger.Directory
	// Go version to test with.
	GoVersion string
}

func New(
	// The shop's source directory.
	// +defaultPath="/"
	// +ignore=["bin", ".git"]
	source *dagger.Directory,
	// Go version to test with.
	// +default="1.25"
	goVersion string,
) *Bookshop {
	return &Bookshop{Source: source, GoVersion: goVersion}
}

// Test runs the shop's tests.
func (m *Bookshop) Test(ctx context.Context) (string, error) {
	return dag.Container().From("golang:"+m.GoVersion+"-alpine").
		WithDirectory("/src", m.Source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}
