package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

const configPath = "/etc/nginx/conf.d/default.conf"

// CheckConfig checks the configuration, which is mounted only for this command.
func (m *Bookshop) CheckConfig(
	ctx context.Context, config *dagger.File,
) (string, error) {
	return dag.Container().
		From("nginx:1.29-alpine").
		WithMountedFile(configPath, config).
		WithExec([]string{"nginx", "-t"}).
		// nginx writes its report to standard error.
		Stderr(ctx)
}

// Proxy returns a proxy image, with the configuration copied into it.
func (m *Bookshop) Proxy(config *dagger.File) *dagger.Container {
	return dag.Container().
		From("nginx:1.29-alpine").
		WithFile(configPath, config)
}
