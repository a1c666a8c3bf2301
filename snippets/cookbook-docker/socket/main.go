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
	// Any text; a new value lists the containers again
	run string,
) (string, error) {
	return dag.Container().
		From("docker:28-cli").
		WithUnixSocket("/var/run/docker.sock", docker).
		WithEnvVariable("RUN", run).
		WithExec([]string{"docker", "ps"}).
		Stdout(ctx)
}
