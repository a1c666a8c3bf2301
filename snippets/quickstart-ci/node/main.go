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
	base := dag.Container().From("node:22-slim").WithWorkdir("/src")
	return &Bookshop{Workshop: base.WithDirectory("/src", source)}
}

// Run the tests and return their output.
func (m *Bookshop) Test(ctx context.Context) (string, error) {
	return m.Workshop.WithExec([]string{"npm", "test"}).Stdout(ctx)
}

// Put the service into an image.
func (m *Bookshop) Build() *dagger.Container {
	image := dag.Container().From("node:22-slim").WithWorkdir("/app").WithExposedPort(8080)
	return image.WithDefaultArgs([]string{"node", "server.mjs"}).
		WithFile("server.mjs", m.Workshop.File("server.mjs"))
}

// Push the image, but only if the tests pass.
func (m *Bookshop) Publish(ctx context.Context, address string) (string, error) {
	if _, err := m.Test(ctx); err != nil {
		return "", err
	}
	return m.Build().Publish(ctx, address)
}
