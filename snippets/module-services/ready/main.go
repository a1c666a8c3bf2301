package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test waits until the database answers queries, then runs the tests.
func (m *Bookshop) Test(
	ctx context.Context,
	source *dagger.Directory,
	db *dagger.Service,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithExec([]string{"apk", "add", "--no-cache", "postgresql17-client"}).
		WithServiceBinding("db", db).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// The port opens before the database is ready. Waiting and testing
		// share one command, so the database keeps running in between.
		WithExec([]string{"sh", "-c",
			"until pg_isready --host=db; do sleep 1; done && go test ./..."}).
		Stdout(ctx)
}
