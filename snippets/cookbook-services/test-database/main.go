package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the tests against a database filled from testdata/sql.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	database := dag.Container().
		From("postgres:17-alpine").
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		// On its first start, the database runs these scripts in alphabetical order.
		WithDirectory("/docker-entrypoint-initdb.d", source.Directory("testdata/sql")).
		WithExposedPort(5432).
		AsService()

	url := "postgres://postgres@database/postgres?sslmode=disable"
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithServiceBinding("database", database).
		WithEnvVariable("DATABASE_URL", url).
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}
