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
	// Any text; a new value queries again
	run string,
) (string, error) {
	return dag.Container().
		From("postgres:17-alpine").
		WithServiceBinding("db", db).
		WithSecretVariable("PGPASSWORD", password).
		// The rows aren't an input of the command, so a changing value has to be.
		WithEnvVariable("RUN", run).
		WithExec([]string{
			"psql", "--host=db", "--username=postgres", "--command=" + sql,
		}).
		Stdout(ctx)
}
