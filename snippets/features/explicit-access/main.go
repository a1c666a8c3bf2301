package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// IntegrationTest runs the tests with files, a database, and a password from the caller.
func (m *Bookshop) IntegrationTest(
	ctx context.Context,
	// The project's files
	source *dagger.Directory,
	// Database to run the tests against
	database *dagger.Service,
	// Password for that database
	password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// The container reaches the service as "database", wherever it runs.
		WithServiceBinding("database", database).
		WithSecretVariable("DATABASE_PASSWORD", password).
		WithExec([]string{"go", "test", "-tags=integration", "./..."}).
		Stdout(ctx)
}
