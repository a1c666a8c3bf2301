package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Store runs the shop's database, protected by a password.
func (m *Bookshop) Store(password *dagger.Secret) *dagger.Service {
	return dag.Container().
		From("postgres:17-alpine").
		WithSecretVariable("POSTGRES_PASSWORD", password).
		WithExposedPort(5432).
		AsService()
}

// Databases lists the databases in the store.
func (m *Bookshop) Databases(
	ctx context.Context, password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("postgres:17-alpine").
		WithServiceBinding("store", m.Store(password)).
		// The client needs the secret too: a binding doesn't pass it on.
		WithSecretVariable("PGPASSWORD", password).
		WithExec([]string{"psql", "--host=store", "--username=postgres", "--list"}).
		Stdout(ctx)
}
