package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Migrate runs the shop's database migrations.
func (m *Bookshop) Migrate(
	ctx context.Context,
	source *dagger.Directory,
	database *dagger.Service,
	password *dagger.Secret,
	// Image that contains the compiler.
	// +optional
	base *dagger.Container,
) (string, error) {
	// An object can't be a default value, so the code creates it here.
	if base == nil {
		base = dag.Container().From("golang:1.25-alpine")
	}
	return base.
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// The program reaches the database by this name, wherever the database runs.
		WithServiceBinding("database", database).
		WithSecretVariable("DATABASE_PASSWORD", password).
		WithExec([]string{"go", "run", "./migrate", "--host=database"}).
		Stdout(ctx)
}
