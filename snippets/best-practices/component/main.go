package main

import (
	"context"

	"dagger/orders/internal/dagger"
)

type Orders struct{}

// Test runs the orders service's tests.
func (m *Orders) Test(
	ctx context.Context,
	// This service's files; the path is relative to its dagger.json, no matter who calls.
	// +defaultPath="."
	// +ignore=[".dagger", "dagger.json", "**/*.md"]
	source *dagger.Directory,
	// Code that all services share; the path is relative to the repository root.
	// +defaultPath="/lib"
	lib *dagger.Directory,
) error {
	_, err := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src/lib", lib).
		WithDirectory("/src/services/orders", source).
		WithWorkdir("/src/services/orders").
		WithExec([]string{"go", "test", "./..."}).
		// Nothing reads a value from this chain, so evaluate it explicitly.
		Sync(ctx)
	return err
}
