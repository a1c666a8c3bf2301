package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Build makes an image, but only if the tests pass.
func (m *Bookshop) Build(source *dagger.Directory) *dagger.Container {
	builder := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		WithExec([]string{"go", "build", "-o", "/bookshop", "."})

	return dag.Container().
		From("alpine:3.22").
		WithFile("/bookshop", builder.File("/bookshop")).
		WithExposedPort(8080).
		WithDefaultArgs([]string{"/bookshop"})
}
