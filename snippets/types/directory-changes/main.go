package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Format formats the source code.
func (m *Bookshop) Format(source *dagger.Directory) *dagger.Changeset {
	formatted := dag.Container().
		From("golang:1.25-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"gofmt", "-w", "."}).
		Directory("/src")

	// Call changes on the newer directory, and pass the older one.
	return formatted.Changes(source)
}
