package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Query queries a database that runs outside Dagger.
func (m *Bookshop) Query(
	ctx context.Context,
	db *dagger.Service,
	password *dagger.Secret,
	sql string,
	// Any text; a new value repeats the query
	run string,
) (string, error) {
	return dag.Container().
		From("postgres:17-alpine").
		WithServiceBinding("db", db).
		WithSecretVariable("PGPASSWORD", password).
		// The engine can't see whether rows changed, so only a new value repeats the query.
		WithEnvVariable("RUN", run).
		WithExec([]string{
			"psql", "--host=db", "--username=postgres", "--command=" + sql,
		}).
		Stdout(ctx)
}
