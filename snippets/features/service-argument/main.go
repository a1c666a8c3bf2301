package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the tests against whichever PostgreSQL server the caller provides.
func (m *Bookshop) Test(
	ctx context.Context,
	source *dagger.Directory,
	db *dagger.Service,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithServiceBinding("db", db).
		WithEnvVariable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}

// Database starts an empty server for one session.
func (m *Bookshop) Database() *dagger.Service {
	return dag.Container().
		From("postgres:17-alpine").
		// It needs no password: it only holds test data and ends with the session.
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		WithExposedPort(5432).
		AsService()
}
