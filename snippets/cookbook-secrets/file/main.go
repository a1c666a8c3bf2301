package main

import (
	"context"
	"time"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Upload copies the shop's pages to a storage service.
// +cache="never"
func (m *Bookshop) Upload(
	ctx context.Context,
	pages *dagger.Directory,
	// Configuration file for rclone
	config *dagger.Secret,
	target string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "rclone"}).
		WithMountedDirectory("/pages", pages).
		// Only commands after this line can read the file.
		WithMountedSecret("/run/secrets/rclone.conf", config).
		// Without a new value, the engine would reuse the result of an unchanged command.
		WithEnvVariable("RUN", time.Now().String()).
		WithExec([]string{
			"rclone", "--config=/run/secrets/rclone.conf", "-v",
			"copy", "/pages", target,
		}).
		Stderr(ctx)
}
