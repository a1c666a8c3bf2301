package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Migrate brings a database up to date.
func (m *Bookshop) Migrate(
	ctx context.Context,
	source *dagger.Directory,
	database *dagger.Service,
	password *dagger.Secret,
	// Image with the compiler.
	// +optional
	base *dagger.Container,
) (string, error) {
	// An object cannot be written as a default, so the code fills it in.
	if base == nil {
		base = dag.Container().From("golang:1.25-alpine")
	}
	return base.
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// The program reaches the database under this name, wherever it runs.
		WithServiceBinding("database", database).
		WithSecretVariable("DATABASE_PASSWORD", password).
		WithExec([]string{"go", "run", "./migrate", "--host=database"}).
		Stdout(ctx)
}
