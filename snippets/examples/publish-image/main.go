package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Publish pushes one image for amd64 and arm64.
// +cache="never"
func (m *Bookshop) Publish(
	ctx context.Context,
	source *dagger.Directory,
	// Registry, name, and tag of the image
	address string,
	username string,
	token *dagger.Secret,
) (string, error) {
	builder := dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src")

	var variants []*dagger.Container
	for _, processor := range []string{"amd64", "arm64"} {
		// Go cross-compiles for the other architecture, so nothing is emulated.
		program := builder.WithEnvVariable("GOARCH", processor).
			WithExec([]string{"go", "build", "-o", "/bookshop", "."}).
			File("/bookshop")
		platform := dagger.Platform("linux/" + processor)
		image := dag.Container(dagger.ContainerOpts{Platform: platform}).
			From("alpine:3.22").
			WithFile("/bookshop", program).
			WithDefaultArgs([]string{"/bookshop"})
		variants = append(variants, image)
	}
	return dag.Container().
		WithRegistryAuth(address, username, token).
		Publish(ctx, address, dagger.ContainerPublishOpts{PlatformVariants: variants})
}
