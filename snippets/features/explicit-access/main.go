package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// IntegrationTest reaches three things of the caller's machine: these arguments.
func (m *Bookshop) IntegrationTest(
	ctx context.Context,
	// Files of the project
	source *dagger.Directory,
	// Database that the tests talk to
	database *dagger.Service,
	// Password of that database
	password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// In this container the service is called "database", wherever it runs.
		WithServiceBinding("database", database).
		WithSecretVariable("DATABASE_PASSWORD", password).
		WithExec([]string{"go", "test", "-tags=integration", "./..."}).
		Stdout(ctx)
}
