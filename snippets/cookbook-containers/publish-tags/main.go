package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// PublishTags pushes one image under several tags.
// +cache="never"
func (m *Bookshop) PublishTags(
	ctx context.Context,
	pages *dagger.Directory,
	// Registry and image name, without a tag
	repository string,
	tags []string,
	username string,
	password *dagger.Secret,
) ([]string, error) {
	image := dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", pages).
		WithRegistryAuth(repository, username, password)

	var published []string
	for _, tag := range tags {
		address, err := image.Publish(ctx, repository+":"+tag)
		if err != nil {
			return nil, err
		}
		published = append(published, address)
	}
	return published, nil
}
