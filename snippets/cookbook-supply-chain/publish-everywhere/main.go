package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// PublishEverywhere pushes the same image to every address.
// +cache="never"
func (m *Bookshop) PublishEverywhere(
	ctx context.Context,
	pages *dagger.Directory,
	addresses []string,
) ([]string, error) {
	image := dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", pages)

	var published []string
	for _, address := range addresses {
		reference, err := image.Publish(ctx, address)
		if err != nil {
			return nil, err
		}
		published = append(published, reference)
	}
	return published, nil
}
