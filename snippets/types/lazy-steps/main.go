package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test returns the tests' output.
func (m *Bookshop) Test(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	// 1. Only described: the engine doesn't know about it yet.
	tested := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."})

	// 2. Text is requested, so the whole chain runs now.
	report, err := tested.Stdout(ctx)
	if err != nil {
		return "", err
	}

	// 3. Requested again: the result is cached, so no test runs twice.
	warnings, err := tested.Stderr(ctx)
	if err != nil {
		return "", err
	}
	return report + warnings, nil
}
