package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test returns everything that the tests printed.
func (m *Bookshop) Test(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	// 1. Only described: the engine has not heard of it.
	tested := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."})

	// 2. Asked for text: the whole chain runs now.
	report, err := tested.Stdout(ctx)
	if err != nil {
		return "", err
	}

	// 3. Asked again: the result is known, so no test runs twice.
	warnings, err := tested.Stderr(ctx)
	if err != nil {
		return "", err
	}
	return report + warnings, nil
}
