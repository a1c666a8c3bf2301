package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Publish pushes the site to a registry that requires a login.
// +cache="never"
func (m *Bookshop) Publish(
	ctx context.Context,
	pages *dagger.Directory,
	// Registry, name, and tag of the image
	address string,
	username string,
	password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", pages).
		// Only the registry's host name in the address matters here.
		WithRegistryAuth(address, username, password).
		Publish(ctx, address)
}
