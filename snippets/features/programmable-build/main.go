// Package main contains the bookshop service's workflow.
package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the unit tests and returns what they print.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	return m.workbench(source).WithExec([]string{"go", "test", "./..."}).Stdout(ctx)
}

// Build compiles the service.
func (m *Bookshop) Build(source *dagger.Directory) *dagger.File {
	return m.workbench(source).
		WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
		File("/out/bookshop")
}

// Image packages the compiled service without the compiler.
func (m *Bookshop) Image(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/bookshop", m.Build(source)).
		WithEntrypoint([]string{"bookshop"})
}

// workbench is shared by the functions above. It's unexported, so callers don't see it.
func (m *Bookshop) workbench(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0")
}
