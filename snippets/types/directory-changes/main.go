package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Format puts the source code into the standard layout.
func (m *Bookshop) Format(source *dagger.Directory) *dagger.Changeset {
	formatted := dag.Container().
		From("golang:1.25-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"gofmt", "-w", "."}).
		Directory("/src")

	// The newer tree is asked, and gets the older one as its argument.
	return formatted.Changes(source)
}
