package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the tests against a dedicated PostgreSQL server.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	database := dag.Container().
		From("postgres:17-alpine").
		WithEnvVariable("POSTGRES_DB", "bookshop").
		// A throwaway server on the engine's own network needs no password.
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		WithExposedPort(5432).
		AsService()

	url := "postgres://postgres@database/bookshop?sslmode=disable"
	return dag.Container().
		From("golang:1.25-alpine").
		WithServiceBinding("database", database).
		WithEnvVariable("DATABASE_URL", url).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "-v", "./..."}).
		Stdout(ctx)
}
