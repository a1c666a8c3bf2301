package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Build compiles the service in Go.
func (b *Bookshop) Build(source *dagger.Directory) *dagger.File {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/bookshop"}).
		File("/bookshop")
}
