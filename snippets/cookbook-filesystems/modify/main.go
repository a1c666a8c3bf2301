package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Tidy cleans up the dependencies and adds a file with the version.
func (m *Bookshop) Tidy(source *dagger.Directory, version string) *dagger.Directory {
	return dag.Container().
		From("golang:1.25-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		// A command changes files in place.
		WithExec([]string{"go", "mod", "tidy"}).
		// The API can change files, too, without running a command.
		WithNewFile("VERSION", version).
		// Only this container has the changes, so return its copy of the directory.
		Directory(".")
}
