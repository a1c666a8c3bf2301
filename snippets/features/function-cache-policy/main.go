package main

import (
	"context"
	"time"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test depends only on its input. Without a policy, its result is kept for up to 7 days.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}

// LatestGo returns the newest Go version, which rarely changes, so an hour-old answer is fine.
// +cache="1h"
func (m *Bookshop) LatestGo(ctx context.Context) (string, error) {
	return dag.HTTP("https://go.dev/VERSION?m=text").Contents(ctx)
}

// Ping sends a request to the running shop, so every call has to run.
// +cache="never"
func (m *Bookshop) Ping(ctx context.Context, url string) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		// The policy covers only the function; a new value makes the command run too.
		WithEnvVariable("ASKED_AT", time.Now().String()).
		WithExec([]string{"wget", "-qO-", url}).
		Stdout(ctx)
}
