package main

import (
	"context"
	"time"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Base returns the exact image that builds start from, and looks it up at most once a day.
// +cache="24h"
func (m *Bookshop) Base(ctx context.Context) (string, error) {
	return dag.Container().From("golang:1.25-alpine").ImageRef(ctx)
}

// BuildId returns an ID that stays the same for the whole session.
// +cache="session"
func (m *Bookshop) BuildId() string {
	return time.Now().UTC().Format("20060102-150405")
}

// Deploy tells the server to fetch the new image, on every call.
// +cache="never"
func (m *Bookshop) Deploy(ctx context.Context, hook *dagger.Secret) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithSecretVariable("HOOK", hook).
		// Without a changing value, the command's result would come from the cache.
		WithEnvVariable("DEPLOYED_AT", time.Now().String()).
		WithExec([]string{"sh", "-c", "wget -qO- \"$HOOK\""}).
		Stdout(ctx)
}
