package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Store is the database of the shop, closed by a password.
func (m *Bookshop) Store(password *dagger.Secret) *dagger.Service {
	return dag.Container().
		From("postgres:17-alpine").
		WithSecretVariable("POSTGRES_PASSWORD", password).
		WithExposedPort(5432).
		AsService()
}

// Databases lists what the store contains.
func (m *Bookshop) Databases(
	ctx context.Context, password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("postgres:17-alpine").
		WithServiceBinding("store", m.Store(password)).
		// The client needs the value as well: a binding hands over no secrets.
		WithSecretVariable("PGPASSWORD", password).
		WithExec([]string{"psql", "--host=store", "--username=postgres", "--list"}).
		Stdout(ctx)
}
