package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Containers lists the containers of the Docker daemon behind a socket.
func (m *Bookshop) Containers(
	ctx context.Context,
	docker *dagger.Socket,
	// A new value for each call that needs a fresh answer
	run string,
) (string, error) {
	return dag.Container().
		From("docker:28-cli").
		WithUnixSocket("/var/run/docker.sock", docker).
		WithEnvVariable("RUN", run).
		WithExec([]string{"docker", "ps"}).
		Stdout(ctx)
}
