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
	// Objects can't be default values, so the code fills this one in.
	if base == nil {
		base = dag.Container().From("golang:1.25-alpine")
	}
	return base.
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// The program reaches the database by this name, wherever it runs.
		WithServiceBinding("database", database).
		WithSecretVariable("DATABASE_PASSWORD", password).
		WithExec([]string{"go", "run", "./migrate", "--host=database"}).
		Stdout(ctx)
}
