package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	Workshop *dagger.Container // +private
}

func New(
	// +defaultPath="/"
	// +ignore=[".git", ".dagger", "**/.env*"]
	source *dagger.Directory,
) *Bookshop {
	base := dag.Container().From("golang:1.25-alpine").WithWorkdir("/src")
	return &Bookshop{Workshop: base.WithDirectory("/src", source)}
}

// Run the tests and return their output.
func (m *Bookshop) Test(ctx context.Context) (string, error) {
	return m.Workshop.WithExec([]string{"go", "test", "-v", "./..."}).Stdout(ctx)
}

// Put the compiled service into a small image.
func (m *Bookshop) Build() *dagger.Container {
	built := m.Workshop.WithExec([]string{"go", "build", "-o", "bookshop", "."})
	image := dag.Container().From("alpine:3.22").WithDefaultArgs([]string{"/bookshop"})
	return image.WithExposedPort(8080).WithFile("/bookshop", built.File("bookshop"))
}

// Push the image, but only if the tests pass.
func (m *Bookshop) Publish(ctx context.Context, address string) (string, error) {
	if _, err := m.Test(ctx); err != nil {
		return "", err
	}
	return m.Build().Publish(ctx, address)
}
