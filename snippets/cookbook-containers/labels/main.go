package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Labeled labels the image with its version, a title, and a description.
func (m *Bookshop) Labeled(version string) *dagger.Container {
	return dag.Container().
		From("nginx:1.29-alpine").
		// In the image's configuration, where "docker inspect" shows them.
		WithLabel("org.opencontainers.image.version", version).
		WithLabel("org.opencontainers.image.title", "Bookshop").
		// In the manifest, where registries read them without a pull.
		WithAnnotation("org.opencontainers.image.version", version).
		WithAnnotation("org.opencontainers.image.description", "A small shop for books")
}
