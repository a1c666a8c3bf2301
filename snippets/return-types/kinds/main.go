package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Build compiles the shop and returns a file.
func (m *Bookshop) Build(source *dagger.Directory) *dagger.File {
	build := []string{"go", "build", "-o", "/bookshop"}
	return m.tools(source).WithExec(build).File("/bookshop")
}

// Size returns the compiled shop's size in bytes, as a number.
func (m *Bookshop) Size(ctx context.Context, source *dagger.Directory) (int, error) {
	return m.Build(source).Size(ctx)
}

// TestFiles returns the test files' paths as a list of strings.
func (m *Bookshop) TestFiles(
	ctx context.Context, source *dagger.Directory,
) ([]string, error) {
	return source.Glob(ctx, "**/*_test.go")
}

// Vet fails if the code has mistakes, and returns nothing otherwise.
func (m *Bookshop) Vet(ctx context.Context, source *dagger.Directory) error {
	_, err := m.tools(source).WithExec([]string{"go", "vet", "./..."}).Sync(ctx)
	return err
}

// tools has a lowercase name, so it isn't one of the module's functions.
func (m *Bookshop) tools(source *dagger.Directory) *dagger.Container {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src")
}
