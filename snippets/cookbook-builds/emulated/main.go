package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// PublishEmulated builds the shop once for each platform, on that platform.
// +cache="never"
func (m *Bookshop) PublishEmulated(
	ctx context.Context,
	source *dagger.Directory,
	address string,
) (string, error) {
	var variants []*dagger.Container
	for _, platform := range []dagger.Platform{"linux/amd64", "linux/arm64"} {
		options := dagger.ContainerOpts{Platform: platform}
		program := dag.Container(options).
			From("golang:1.25-alpine").
			WithDirectory("/src", source).
			WithWorkdir("/src").
			// On a platform other than the engine's own, this command is emulated.
			WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
			File("/out/bookshop")
		// The image gets the program, but not the compiler or the source.
		image := dag.Container(options).
			From("alpine:3.22").
			WithFile("/usr/local/bin/bookshop", program).
			WithDefaultArgs([]string{"bookshop"})
		variants = append(variants, image)
	}
	// The empty container only groups the two images and isn't published itself.
	return dag.Container().
		Publish(ctx, address, dagger.ContainerPublishOpts{PlatformVariants: variants})
}
