package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// EndToEnd sends requests to the shop from another container and checks its responses.
func (m *Bookshop) EndToEnd(
	ctx context.Context,
	site *dagger.Directory,
	// +ignore=["node_modules"]
	tests *dagger.Directory,
) (string, error) {
	server := dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", site).
		WithExposedPort(80).
		AsService()
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/tests", tests).
		WithWorkdir("/tests").
		WithServiceBinding("shop", server).
		WithEnvVariable("BASE_URL", "http://shop").
		WithExec([]string{"node", "--test"}).
		Stdout(ctx)
}
