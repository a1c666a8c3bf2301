package main

import (
	"context"

	"dagger/orders/internal/dagger"
)

type Orders struct{}

// Test runs the tests of the orders service.
func (m *Orders) Test(
	ctx context.Context,
	// Files of this service; the path starts at its dagger.json, whoever calls.
	// +defaultPath="."
	// +ignore=[".dagger", "dagger.json", "**/*.md"]
	source *dagger.Directory,
	// What all services share; the path starts at the root of the repository.
	// +defaultPath="/lib"
	lib *dagger.Directory,
) error {
	_, err := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src/lib", lib).
		WithDirectory("/src/services/orders", source).
		WithWorkdir("/src/services/orders").
		WithExec([]string{"go", "test", "./..."}).
		// Nobody reads a value from this chain, so ask for its evaluation.
		Sync(ctx)
	return err
}
