package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Outdated asks which dependencies have newer versions.
func (m *Bookshop) Outdated(
	ctx context.Context,
	source *dagger.Directory,
	// Any text; a new one asks again
	round string,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// All above stays cached, all below runs for a new value.
		WithEnvVariable("ROUND", round).
		WithExec([]string{"go", "list", "-m", "-u", "all"}).
		Stdout(ctx)
}
