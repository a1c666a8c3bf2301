package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Serve runs the shop.
func (m *Bookshop) Serve(source *dagger.Directory) *dagger.Service {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/bin/bookshop", "."}).
		// The health check connects to this port before anything uses the service.
		WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"/bin/bookshop"}})
}

// Smoke requests the running shop's front page.
func (m *Bookshop) Smoke(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithServiceBinding("shop", m.Serve(source)).
		WithExec([]string{"wget", "-q", "-O-", "http://shop:8080/"}).
		Stdout(ctx)
}
