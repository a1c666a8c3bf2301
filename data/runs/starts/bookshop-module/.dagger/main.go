// Test and build a bookshop.
package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Run the tests, and return their report.
func (m *Bookshop) Test(
	ctx context.Context,
	// +defaultPath="/"
	// +ignore=[".git", ".dagger"]
	source *dagger.Directory,
) (string, error) {
	return m.base(source).WithExec([]string{"go", "test", "./..."}).Stdout(ctx)
}

// Build the program.
func (m *Bookshop) Build(
	// Folder with the sources.
	source *dagger.Directory,
) *dagger.File {
	return m.base(source).WithExec([]string{"go", "build", "-o", "bookshop", "."}).File("bookshop")
}

// Put the program into an image.
func (m *Bookshop) Image(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/bookshop", m.Build(source)).
		WithUser("nobody").
		WithDefaultArgs([]string{"bookshop"})
}

func (m *Bookshop) base(source *dagger.Directory) *dagger.Container {
	return dag.Container().From("golang:1.25-alpine").WithDirectory("/src", source).WithWorkdir("/src")
}
