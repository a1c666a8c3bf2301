package main

import (
	"context"
	"time"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// PublishPatiently pushes an image, retrying after a failure.
// +cache="never"
func (m *Bookshop) PublishPatiently(
	ctx context.Context,
	pages *dagger.Directory,
	address string,
	// +default=3
	attempts int,
) (string, error) {
	image := dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", pages)

	for attempt := 1; ; attempt++ {
		reference, err := image.Publish(ctx, address)
		if err == nil || attempt >= attempts {
			return reference, err
		}
		// Wait longer each time: 2 seconds, then 4, then 8.
		time.Sleep(time.Second << attempt)
	}
}
