package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Outdated lists the dependencies that have newer versions.
func (m *Bookshop) Outdated(
	ctx context.Context,
	source *dagger.Directory,
	// Any text; a new value repeats the check
	run string,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// Everything above stays cached; everything below runs for each new value.
		WithEnvVariable("RUN", run).
		WithExec([]string{"go", "list", "-m", "-u", "all"}).
		Stdout(ctx)
}
