package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Build compiles the shop.
func (m *Bookshop) Build(
	// Files that the compiler reads; the path / is the repository root.
	// +defaultPath="/"
	// +ignore=["**", "!**/*.go", "!go.mod", "!go.sum"]
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/bookshop", "."}).
		File("/bookshop")
}

// Settings reads a file next to dagger.json.
func (m *Bookshop) Settings(
	ctx context.Context,
	// +defaultPath="settings.toml"
	file *dagger.File,
) (string, error) {
	return file.Contents(ctx)
}

// Revision returns the commit that's checked out.
func (m *Bookshop) Revision(
	ctx context.Context,
	// +defaultPath="."
	head *dagger.GitRef,
) (string, error) {
	return head.Commit(ctx)
}
