package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Tidy repairs the list of dependencies and adds a file with the version.
func (m *Bookshop) Tidy(source *dagger.Directory, version string) *dagger.Directory {
	return dag.Container().
		From("golang:1.25-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		// A command changes files in place.
		WithExec([]string{"go", "mod", "tidy"}).
		// So does the API, without a command.
		WithNewFile("VERSION", version).
		// The changed files are here, and nowhere else.
		Directory(".")
}
