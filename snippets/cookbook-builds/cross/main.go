package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// PublishCross cross-compiles the shop for two platforms, and publishes the images.
// +cache="never"
func (m *Bookshop) PublishCross(
	ctx context.Context,
	source *dagger.Directory,
	address string,
) (string, error) {
	compiler := dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0")

	var variants []*dagger.Container
	for _, processor := range []string{"amd64", "arm64"} {
		program := compiler.WithEnvVariable("GOARCH", processor).
			WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
			File("/out/bookshop")
		platform := dagger.Platform("linux/" + processor)
		// No command runs in this container, so nothing is emulated.
		image := dag.Container(dagger.ContainerOpts{Platform: platform}).
			From("alpine:3.22").
			WithFile("/usr/local/bin/bookshop", program).
			WithDefaultArgs([]string{"bookshop"})
		variants = append(variants, image)
	}
	return dag.Container().
		Publish(ctx, address, dagger.ContainerPublishOpts{PlatformVariants: variants})
}
