package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Build compiles the shop: a file.
func (m *Bookshop) Build(source *dagger.Directory) *dagger.File {
	build := []string{"go", "build", "-o", "/bookshop"}
	return m.tools(source).WithExec(build).File("/bookshop")
}

// Size measures the compiled shop in bytes: a number.
func (m *Bookshop) Size(ctx context.Context, source *dagger.Directory) (int, error) {
	return m.Build(source).Size(ctx)
}

// TestFiles names the files that hold tests: a list of texts.
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

// A name in lower case keeps this out of the module's functions.
func (m *Bookshop) tools(source *dagger.Directory) *dagger.Container {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src")
}
