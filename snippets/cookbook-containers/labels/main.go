package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Labeled labels the image with its version, a title, and a description.
func (m *Bookshop) Labeled(version string) *dagger.Container {
	return dag.Container().
		From("nginx:1.29-alpine").
		// Labels go into the image's configuration, where "docker inspect" shows them.
		WithLabel("org.opencontainers.image.version", version).
		WithLabel("org.opencontainers.image.title", "Bookshop").
		// Annotations go into the manifest, where they can be read without pulling the image.
		WithAnnotation("org.opencontainers.image.version", version).
		WithAnnotation("org.opencontainers.image.description", "A small shop for books")
}
