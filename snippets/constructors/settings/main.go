package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	// Exported, so the value is saved with the object; private, so callers don't see it.
	// +private
	Source *dagger.Directory
	// Release of the compiler.
	GoVersion string
}

func New(
	// Files of the shop.
	// +defaultPath="/"
	// +ignore=["bin", ".git"]
	source *dagger.Directory,
	// Release of the compiler.
	// +default="1.25"
	goVersion string,
) *Bookshop {
	return &Bookshop{Source: source, GoVersion: goVersion}
}

// Test runs the tests of the shop.
func (m *Bookshop) Test(ctx context.Context) (string, error) {
	return dag.Container().From("golang:"+m.GoVersion+"-alpine").
		WithDirectory("/src", m.Source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}
