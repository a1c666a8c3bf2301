package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Publish pushes the image and returns its address with the digest.
// +cache="never"
func (m *Bookshop) Publish(
	ctx context.Context,
	image *dagger.Container,
	user string,
	password *dagger.Secret,
) (string, error) {
	return image.
		// Applies to every image in this registry until the session ends.
		WithRegistryAuth("registry.example.com", user, password).
		Publish(ctx, "registry.example.com/bookshop:latest")
}
